import { useId } from 'react';
import { Form } from 'react-router';
import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { SEARCH_PATH } from '#app/page-addresses.ts';
import { Button } from '#app/ui/button.tsx';
import { QUERY_CHARACTERS } from './search-result.ts';

export function SearchForm({ defaultValue = '' }: { defaultValue?: string }) {
  const { search } = useMessages();
  const { toLocale } = useLanguage();
  const id = useId();
  return (
    <Form method="get" action={toLocale(SEARCH_PATH)} className="flex flex-wrap gap-3">
      <label className="sr-only" htmlFor={id}>
        {search.label}
      </label>
      <input
        key={defaultValue}
        id={id}
        className="input flex-[1_1_14rem]"
        type="search"
        name="q"
        defaultValue={defaultValue}
        maxLength={QUERY_CHARACTERS}
        placeholder={search.placeholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">{search.submit}</Button>
    </Form>
  );
}
