import { useLocale } from '../binding/use-locale.ts'
import { GuaranteeArtworkView } from './GuaranteeArtworkView.tsx'

/** The official artwork by language: files that the operator adds to this folder (docs/operations/legal-guarantee-notice.md). */
const FILES = import.meta.glob<string>('./legal-guarantee/*.svg', { query: '?url', import: 'default', eager: true })

/** The official notice in the language of the page; without its file the words beside it state the same. */
export const GuaranteeArtwork = () => {
  const address = FILES[`./legal-guarantee/${useLocale()}.svg`]
  return address === undefined ? null : <GuaranteeArtworkView address={address} />
}
