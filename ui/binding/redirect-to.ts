import { redirect, redirectDocument, replace } from 'react-router'
import type { RedirectTarget } from '../../domain/identity/resolve-redirect.ts'

/** The response of a loader or an action that redirects. */
export const redirectTo = ({ _tag, to }: RedirectTarget): Response => (_tag === 'Page' ? redirect(to) : redirectDocument(to))

/** The same, replacing the page in the history. */
export const replaceWith = ({ _tag, to }: RedirectTarget): Response => (_tag === 'Page' ? replace(to) : redirectDocument(to))
