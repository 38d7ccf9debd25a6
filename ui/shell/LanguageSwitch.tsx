import { useIntl } from 'react-intl'
import { useLocale } from '../binding/use-locale.ts'
import { LanguageSwitchView } from './LanguageSwitchView.tsx'
import { useAlternates } from './use-alternates.ts'

export const LanguageSwitch = ({ look }: { readonly look: 'codes' | 'names' }) => (
  <LanguageSwitchView
    current={useLocale()}
    alternates={useAlternates()}
    label={useIntl().formatMessage({ id: look === 'codes' ? 'shell.language' : 'shell.footer.languages' })}
    look={look}
  />
)
