import { FormattedMessage, useIntl } from 'react-intl'
import { LOCALES, type InEveryLocale, type Locale } from '../../domain/shop/locale.ts'
import { Sheet } from '../design/Sheet.tsx'
import { LANGUAGE_NAMES } from '../messages/language-names.ts'
import css from './MobileMenu.module.css'

export type LocaleSelectorViewProps = {
  readonly isOpen: boolean
  readonly current: Locale
  readonly alternates: InEveryLocale<string>
  readonly onClose: () => void
}

/** The other languages in a sidebar; full page navigations, since a page has the texts of one language. */
export const LocaleSelectorView = ({ isOpen, current, alternates, onClose }: LocaleSelectorViewProps) => (
  <Sheet
    side="right"
    width="narrow"
    isOpen={isOpen}
    onClose={onClose}
    title={<FormattedMessage id="shell.language" />}
    closeLabel={useIntl().formatMessage({ id: 'shell.menu_close' })}
  >
    <ul className={css['links']}>
      {LOCALES.filter((locale) => locale !== current).map((locale) => (
        <li key={locale}><a href={alternates[locale]} hrefLang={locale} lang={locale}>{LANGUAGE_NAMES[locale]}</a></li>
      ))}
    </ul>
  </Sheet>
)
