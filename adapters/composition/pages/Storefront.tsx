import { StrictMode, type ReactElement, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import type { Locale } from '../../../domain/shop/locale.ts'
import { TIME_ZONE } from '../../../domain/shop/time-zone.ts'
import { InjectorContext, type Injector } from '../../../ui/binding/injector.ts'
import type { Messages } from '../../../ui/messages/load-messages.ts'

export type { Messages }

type Props = {
  readonly injector: Injector
  readonly locale: Locale
  readonly messages: Messages
  readonly children: ReactNode
}

/** What surrounds every page on the server, in the browser and in Storybook: use cases and words. */
export const Storefront = ({ injector, locale, messages, children }: Props): ReactElement => (
  <StrictMode>
    <InjectorContext value={injector}>
      <IntlProvider locale={locale} messages={messages} timeZone={TIME_ZONE}>
        {children}
      </IntlProvider>
    </InjectorContext>
  </StrictMode>
)
