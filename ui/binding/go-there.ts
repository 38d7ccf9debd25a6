import { redirect, redirectDocument, replace } from 'react-router'
import type { Way } from '../../domain/identity/resolve-redirect.ts'

/** Leads on from a loader or an action. */
export const goThere = ({ _tag, to }: Way): Response => (_tag === 'Page' ? redirect(to) : redirectDocument(to))

/** The same, and the page that led there is left out of the history. */
export const goThereInstead = ({ _tag, to }: Way): Response => (_tag === 'Page' ? replace(to) : redirectDocument(to))
