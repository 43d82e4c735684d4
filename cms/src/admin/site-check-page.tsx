import {
  Box,
  Button,
  Field,
  Flex,
  Link,
  LinkButton,
  Modal,
  Table,
  Tbody,
  Td,
  TextInput,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { DescribeImage } from './describe-image';
import { useFetched } from './use-fetched';

/* Response shapes of cms/src/site-check/. */
type BrokenLink = {
  address: string;
  linkedFrom: { title: string; path: string }[];
  missed: { id: string; requests: number; last: string } | null;
};
type CheckedFile = { id: number; name: string; url: string; isImage: boolean; kilobytes: number };
type MissedSearch = { id: string; words: string; requests: number; last: string };
type SiteCheck = {
  brokenLinks: BrokenLink[];
  missedSearches: MissedSearch[];
  undescribed: CheckedFile[];
  unused: CheckedFile[];
};

const COLLECTION = '/content-manager/collection-types';

/** Lists what to fix: broken links, searches without a result, images without a description, unused files. */
export default function SiteCheckPage() {
  const { data, hasFailed, reload } = useFetched<SiteCheck>('/site-check');
  const [redirected, setRedirected] = useState<string | null>(null);
  const { del } = useFetchClient();
  const { toggleNotification } = useNotification();
  if (hasFailed) return <Page.Error />;
  if (!data) return <Page.Loading />;
  const dismiss = (id: string) =>
    del(`${COLLECTION}/api::not-found.not-found/${id}`).then(reload, () =>
      toggleNotification({ type: 'danger', message: 'It couldn’t be dismissed. Try again in a minute.' }),
    );
  return (
    <Page.Main>
      <Page.Title>Site check</Page.Title>
      <Layouts.Header
        title="Site check"
        subtitle="Problems that visitors run into, and files that are no longer needed."
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={8}>
          <List
            title="Broken links"
            hint="Linked from content or from redirects, or requested by visitors at least three times."
            heads={['Address', 'Linked from', 'Requests', '']}
            rows={data.brokenLinks.map(({ address, linkedFrom, missed }) => [
              address,
              <Typography key="address" fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
                {address}
              </Typography>,
              <Flex key="from" tag="ul" direction="column" alignItems="flex-start">
                {linkedFrom.map(({ title, path }) => (
                  <li key={path}>
                    <Link tag={NavLink} to={path}>
                      {title}
                    </Link>
                  </li>
                ))}
              </Flex>,
              missed && <Requests key="missed" {...missed} />,
              <Flex key="actions" gap={2} justifyContent="flex-end">
                {missed && linkedFrom.length === 0 && (
                  <Button size="S" variant="tertiary" onClick={() => dismiss(missed.id)}>
                    Dismiss
                  </Button>
                )}
                <Button size="S" variant="secondary" onClick={() => setRedirected(address)}>
                  Add a redirect
                </Button>
              </Flex>,
            ])}
          />
          <List
            title="Searches without a result"
            hint="Searched for at least three times. Add the words to a page (“Keywords for this site’s own search”), or to “Search: words that mean the same” in “Wording”."
            heads={['Words', 'Searches', '']}
            rows={data.missedSearches.map(({ id, words, ...missed }) => [
              id,
              <Typography key="words" fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
                {words}
              </Typography>,
              <Requests key="missed" {...missed} />,
              <Flex key="actions" justifyContent="flex-end">
                <Button size="S" variant="tertiary" onClick={() => dismiss(id)}>
                  Dismiss
                </Button>
              </Flex>,
            ])}
          />
          <List
            title="Images without a description"
            hint="Describe what the image shows, for visitors who can’t see it and for search engines."
            heads={['Image', 'Description']}
            rows={data.undescribed.map((file) => [
              String(file.id),
              <FileName key="name" file={file} />,
              <DescribeImage key="field" file={file} onSaved={reload} />,
            ])}
          />
          <List
            title="Files that nothing uses"
            hint="No entry, draft or text uses them. Versions in the history may."
            heads={['File', 'Size', '']}
            rows={data.unused.map((file) => [
              String(file.id),
              <FileName key="name" file={file} />,
              <Typography key="size">{file.kilobytes} kB</Typography>,
              <Flex key="open" justifyContent="flex-end">
                <LinkButton
                  size="S"
                  variant="tertiary"
                  tag={NavLink}
                  to={`/plugins/upload?${new URLSearchParams({ _q: file.name })}`}
                >
                  Open in the media library
                </LinkButton>
              </Flex>,
            ])}
          />
        </Flex>
      </Layouts.Content>
      {redirected && <RedirectDialog from={redirected} onClose={() => setRedirected(null)} onSaved={reload} />}
    </Page.Main>
  );
}

type ListProps = { title: string; hint: string; heads: string[]; rows: [key: string, ...cells: ReactNode[]][] };

function List({ title, hint, heads, rows }: ListProps) {
  return (
    <Box tag="section" aria-label={title}>
      <Typography variant="beta" tag="h2">
        {title}
      </Typography>
      <Box paddingTop={1} paddingBottom={3}>
        <Typography textColor="neutral600">{rows.length > 0 ? hint : 'None.'}</Typography>
      </Box>
      {rows.length > 0 && (
        <Table colCount={heads.length} rowCount={rows.length + 1}>
          <Thead>
            <Tr>
              {heads.map((head) => (
                <Th key={head}>
                  <Typography variant="sigma" textColor="neutral600">
                    {head}
                  </Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {rows.map(([key, ...cells]) => (
              <Tr key={key}>
                {cells.map((cell, index) => (
                  <Td key={heads[index]}>{cell}</Td>
                ))}
              </Tr>
            ))}
          </Tbody>
        </Table>
      )}
    </Box>
  );
}

function Requests({ requests, last }: { requests: number; last: string }) {
  return (
    <Typography>
      {requests}
      <Typography variant="pi" tag="p" textColor="neutral600">
        {last}
      </Typography>
    </Typography>
  );
}

function FileName({ file: { name, url, isImage } }: { file: CheckedFile }) {
  return (
    <Flex gap={3}>
      {isImage && <img src={url} alt="" width={48} height={48} loading="lazy" style={{ objectFit: 'contain' }} />}
      <Link href={url} isExternal>
        {name}
      </Link>
    </Flex>
  );
}

type DialogProps = { from: string; onClose: () => void; onSaved: () => void };

function RedirectDialog({ from, onClose, onSaved }: DialogProps) {
  const { post } = useFetchClient();
  const [to, setTo] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    try {
      await post(`${COLLECTION}/api::redirect.redirect`, { from, to: to.trim(), code: 'moved_301' });
      onSaved();
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The redirect couldn’t be saved.');
    }
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Add a redirect</Modal.Title>
        </Modal.Header>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Field.Root>
                <Field.Label>From</Field.Label>
                <TextInput disabled value={from} />
              </Field.Root>
              <Field.Root hint="A path on this site or a full https address." error={problem}>
                <Field.Label>To</Field.Label>
                <TextInput autoFocus required value={to} onChange={({ target }) => setTo(target.value)} />
                <Field.Error />
                <Field.Hint />
              </Field.Root>
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
