import { usePanel } from '../binding/panels.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useLocale } from '../binding/use-locale.ts'
import { LocaleSelectorView } from './LocaleSelectorView.tsx'
import { useAlternates } from './use-alternates.ts'

/** Selects another language for this page (Account §2.9). */
export const LocaleSelector = () => {
  const panel = usePanel('locale')
  return <LocaleSelectorView isOpen={useSignal(panel, false)} current={useLocale()} alternates={useAlternates()} onClose={panel.close} />
}
