import { useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { LoadPartTextsContext } from '../../../ui/messages/load-part-texts.ts'
import { intlWith } from '../pages/page-intl.ts'
import { Storefront } from '../pages/Storefront.tsx'
import type { Texts } from './open-texts.ts'

type Props = { readonly injector: Injector; readonly locale: Locale; readonly texts: Texts; readonly children: ReactNode }

/** The storefront with the texts loaded so far. */
export const LocalizedStorefront = ({ injector, locale, texts, children }: Props): ReactElement => {
  const loaded = useSyncExternalStore(texts.subscribe, texts.current, texts.current)
  const intl = useMemo(() => intlWith(locale, loaded.messages, texts.handleError), [locale, loaded, texts])
  return (
    <LoadPartTextsContext value={texts.load}>
      <Storefront injector={injector} intl={intl}>{children}</Storefront>
    </LoadPartTextsContext>
  )
}
