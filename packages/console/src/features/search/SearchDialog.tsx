import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { SearchList, type SearchListItem } from '@settlement/design-system/SearchList';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { deviceAtom } from '#data/device.ts';
import { useNavigate } from '#data/location.ts';
import { LEAST_KEYWORD, useSearch } from '#data/search.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { internalHref } from '#lib/internalHref.ts';
import { useShownError } from '#parts/useShownError.ts';
import { foundIn } from './foundIn.tsx';

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The places of the console; the id of each is its address. */
  readonly pages: readonly SearchListItem[];
}

/** Finds a page by its name, and anything of the merchant's by number, transaction id, address or name. */
export function SearchDialog({ isOpen, onOpenChange, pages }: SearchDialogProps) {
  const text = useText();
  return (
    <Dialog
      size="large"
      isDismissable
      title={text('search.title')}
      closeLabel={text('common.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {(close) => <Search pages={pages} onDone={close} />}
    </Dialog>
  );
}

interface SearchProps {
  readonly pages: readonly SearchListItem[];
  readonly onDone: () => void;
}

function Search({ pages, onDone }: SearchProps) {
  const text = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const keyword = typed.trim();
  const { data, error, isFetching, refetch } = useSearch(keyword);
  useShownError(error);
  const isSearching = keyword.length >= LEAST_KEYWORD;
  const device = useAtomValue(deviceAtom);
  const hits = (data?.list ?? []).flatMap((hit) => {
    const link = internalHref(hit.link, device);
    return link === undefined ? [] : [{ ...hit, link }];
  });
  const groups = foundIn(text, typed, pages, hits);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const choose = (href: string) => {
    onDone();
    navigate(href);
  };
  return (
    <Stack gap="m">
      <SearchList
        label={text('search.title')}
        placeholder={text('search.placeholder')}
        value={typed}
        onChange={setTyped}
        groups={groups}
        onChoose={choose}
        emptyLabel={text(isFetching ? 'search.searching' : isSearching ? 'search.noResults' : 'search.short')}
        status={text(isFetching ? 'search.searching' : 'search.found', { count })}
      />
      {error !== null && (
        <Banner
          tone="critical"
          role="alert"
          action={
            <Button variant="outline" tone="neutral" size="small" onPress={() => void refetch()}>
              {text('common.retry')}
            </Button>
          }
        >
          {errorText(text, error)}
        </Banner>
      )}
    </Stack>
  );
}
