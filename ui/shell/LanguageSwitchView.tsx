import { LOCALES } from '../../domain/shop/locale.ts'
import type { InEveryLocale, Locale } from '../../domain/shop/locale.ts'
import { classNames } from '../design/class-names.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { LANGUAGE_NAMES } from '../messages/language-names.ts'
import css from './LanguageSwitch.module.css'

export type LanguageSwitchViewProps = {
  readonly current: Locale
  readonly alternates: InEveryLocale<string>
  readonly label: string
  readonly look: 'codes' | 'names'
}

/** Links to this page in every language; full page navigations, since a page has the texts of one language. */
export const LanguageSwitchView = ({ current, alternates, label, look }: LanguageSwitchViewProps) => (
  <nav aria-label={label}>
    <ul className={classNames(css['languages'], css[look])}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a
            href={alternates[locale]}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
          >
            {look === 'codes'
              ? <>{locale.toUpperCase()}<VisuallyHidden>, {LANGUAGE_NAMES[locale]}</VisuallyHidden></>
              : LANGUAGE_NAMES[locale]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
