import { useState } from 'react';
import { EmptyList } from '#app/sections/empty-list.tsx';
import { Accordion } from '#app/ui/accordion.tsx';
import { Badge, Tag } from '#app/ui/badge.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { BackLink, Button, ButtonLink, MoreLink, TextButton } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { type SendState, SubmitButton } from '#app/ui/submit-button.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { Sample } from './sample.tsx';
import { LONG_TITLE } from './samples.ts';

const STATES: SendState[] = ['idle', 'sending', 'sent', 'error'];

export function Actions() {
  return (
    <>
      <Sample name="Button" onDark>
        <div className="actions">
          <Button type="button">Primary</Button>
          <Button type="button" variant="line">
            Line
          </Button>
          <Button type="button" variant="mark">
            Mark
          </Button>
          <Button type="button" variant="small">
            Small
          </Button>
          <Button type="button" variant="small-line">
            Small line
          </Button>
          <Button type="button" variant="icon" aria-label="Next">
            <Icon name="arrow-right" />
          </Button>
          <ButtonLink to="/contact" arrow>
            A link
          </ButtonLink>
        </div>
      </Sample>
      <Sample name="Button, disabled" onDark>
        <div className="actions">
          <Button type="button" disabled>
            Primary
          </Button>
          <Button type="button" variant="line" disabled>
            Line
          </Button>
          <Button type="button" variant="icon" disabled aria-label="Previous">
            <Icon name="arrow-left" />
          </Button>
        </div>
      </Sample>
      <Sample name="Button that sends: idle, sending, sent, error">
        <div className="actions">
          {STATES.map((state) => (
            <SubmitButton key={state} state={state} />
          ))}
        </div>
      </Sample>
      <Sample name="Links" onDark>
        <div className="actions">
          <Link to="/contact">In a text</Link>
          <MoreLink to="/contact" arrow>
            More of the same
          </MoreLink>
          <BackLink to="/projects">Back to the list</BackLink>
          <TextButton type="button">A button in a line</TextButton>
          <CopyButton what="nothing" read={() => ''} />
        </div>
      </Sample>
      <Sample name="Tag and badge" onDark>
        <div className="actions">
          <Tag>postgresql</Tag>
          <Tag to="/tech/kotlin">Kotlin</Tag>
          <Badge>9</Badge>
          <span className="h3">
            Open positions <Badge large>12</Badge>
          </span>
        </div>
      </Sample>
    </>
  );
}

export function Disclosure() {
  const [order, setOrder] = useState<'recent' | 'liked' | 'long'>('recent');
  return (
    <>
      <Sample name="Accordion">
        <Accordion
          items={[
            { question: 'What is open at the start?', answer: 'The first one. It works before JavaScript does.' },
            { question: LONG_TITLE, answer: 'A long question takes as many lines as it needs.' },
          ]}
        />
      </Sample>
      <Sample name="Segmented control" onDark>
        <div className="actions">
          <SegmentedControl
            label="Order"
            options={[
              { value: 'recent', label: 'Most recent' },
              { value: 'liked', label: 'Most liked' },
              { value: 'long', label: 'Longest' },
            ]}
            value={order}
            onChange={setOrder}
          />
          <fieldset disabled>
            <SegmentedControl
              label="Order, disabled"
              options={[
                { value: 'on', label: 'On' },
                { value: 'off', label: 'Off' },
              ]}
              value="on"
              onChange={() => {}}
            />
          </fieldset>
        </div>
      </Sample>
      <Sample name="Tooltip: after 700 ms, the next within 300 ms at once">
        <div className="actions">
          {['First', 'Second'].map((name) => (
            <Tooltip key={name} text={`${name} tooltip`}>
              {(describedBy) => (
                <Button type="button" variant="line" aria-describedby={describedBy}>
                  {name}
                </Button>
              )}
            </Tooltip>
          ))}
        </div>
      </Sample>
    </>
  );
}

export function Navigation() {
  return (
    <>
      <Sample name="Breadcrumbs">
        <div className="guide-bleed">
          <Breadcrumbs crumbs={[{ label: 'Projects', to: '/projects' }, { label: LONG_TITLE }]} />
        </div>
      </Sample>
      <Sample name="Pager">
        <Pager
          label="Sample pager"
          previousLabel="Previous"
          nextLabel="Next"
          previous={{ to: '/blog', title: LONG_TITLE }}
          next={{ to: '/projects', title: 'Short', image: null }}
        />
      </Sample>
      <Sample name="Slider">
        <Slider label="Sample slider" head={(buttons) => <div className="guide-head">{buttons}</div>}>
          {['First', 'Second', 'Third', 'Fourth'].map((name) => (
            <div key={name} className="guide-slide">
              {name}
            </div>
          ))}
        </Slider>
      </Sample>
    </>
  );
}

export function Messages() {
  return (
    <>
      <Sample name="Notice">
        <div className="guide-stack">
          <Notice tone="done" title="It went well">
            <p>What was done, in one sentence.</p>
          </Notice>
          <Notice tone="problem" title="It did not">
            <p>
              What is wrong, and <Link to="/contact">what helps</Link>.
            </p>
          </Notice>
        </div>
      </Sample>
      <Sample name="Loading">
        <div className="actions">
          <span className="spinner" aria-hidden="true" />
        </div>
      </Sample>
      <Sample name="Nothing there">
        <div className="guide-bleed">
          <EmptyList heading="No articles yet" text="The first one is being written.">
            <MoreLink to="/technical-bytes">Overflow</MoreLink>
          </EmptyList>
        </div>
      </Sample>
    </>
  );
}
