import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { SWISS_FORMAT } from '../../ui/messages/swiss-format.ts'
import type { Tone } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { TIME_ZONE } from '../../domain/shop/time-zone.ts'
import { PageProvider } from '../../ui/binding/PageProvider.tsx'
import { stillPage } from '../../ui/binding/still-page.ts'
import { loadMessages } from '../../ui/messages/load-messages.ts'
import { textOf } from './html.ts'

export type Showing = { readonly locale?: Locale; readonly tone?: Tone; readonly path?: string }

/** A view as markup, with the texts of a language; `path` is below the language prefix. */
export const renderedView = async (view: ReactElement, { locale = 'de', tone = 'formal', path = '/' }: Showing = {}): Promise<string> => {
  const messages = await loadMessages(locale, tone)
  return renderToStaticMarkup(
    <PageProvider page={stillPage({ matches: [] }, new URL(localePath(locale, path), 'http://shop.example'))}>
      <IntlProvider locale={SWISS_FORMAT[locale]} messages={messages} timeZone={TIME_ZONE}>{view}</IntlProvider>
    </PageProvider>,
  )
}

/** The visible text of markup, all spaces collapsed. */
export const words = (html: string): string => textOf(html).replace(/\s+/g, ' ')
