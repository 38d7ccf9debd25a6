import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { Storefront } from '../pages/Storefront.tsx'
import type { Texts } from './open-texts.ts'

type Props = { readonly injector: Injector; readonly locale: Locale; readonly texts: Texts; readonly children: ReactNode }

/** The storefront with the texts fetched so far. */
export const LocalizedStorefront = ({ texts, ...rest }: Props): ReactElement => {
  const messages = useSyncExternalStore(texts.subscribe, texts.current, texts.current)
  return <Storefront {...rest} messages={messages} />
}
