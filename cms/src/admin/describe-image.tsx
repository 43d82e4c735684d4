import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

type Props = { file: { id: number; name: string }; onSaved: () => void };

/** Form for an image's alternative text, which is saved in the media library. Decorative images get an empty one. */
export function DescribeImage({ file: { id, name }, onSaved }: Props) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [text, setText] = useState('');
  const save = async (alternativeText: string) => {
    const data = new FormData();
    data.append('fileInfo', JSON.stringify({ alternativeText }));
    try {
      await post(`/upload?id=${id}`, data);
      onSaved();
    } catch {
      toggleNotification({ type: 'danger', message: 'The description couldn’t be saved. Try again in a minute.' });
    }
  };
  return (
    <Flex gap={2} width="100%" wrap="wrap">
      <Field.Root flex="1 1 16rem">
        <TextInput
          size="S"
          aria-label={`What ${name} shows`}
          placeholder="What it shows"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field.Root>
      <Button size="S" variant="secondary" disabled={!text.trim()} onClick={() => save(text.trim())}>
        Save
      </Button>
      <Button size="S" variant="tertiary" onClick={() => save('')}>
        Decorative
      </Button>
    </Flex>
  );
}
