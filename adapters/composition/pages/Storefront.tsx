import { StrictMode, type ReactElement, type ReactNode } from 'react'
import { RawIntlProvider, type IntlShape } from 'react-intl'
import { InjectorContext, type Injector } from '../../../ui/binding/injector.ts'

type Props = { readonly injector: Injector; readonly intl: IntlShape; readonly children: ReactNode }

/** What surrounds every page on the server and in the browser: use cases and texts. */
export const Storefront = ({ injector, intl, children }: Props): ReactElement => (
  <StrictMode>
    <InjectorContext value={injector}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </InjectorContext>
  </StrictMode>
)
