import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'

/** After too many attempts, explains what still works. */
export type Blocked = { readonly email: string; readonly network: string }

const blockedHelp = ({ t }: BackOfficeTexts, blocked: Blocked | undefined): Html | undefined =>
  blocked && html`<p>${t('back_office.blocked_help', blocked)}</p>`

/** The first step: e-mail and password. The form keeps its values, except the password. */
export const passwordPage = (words: BackOfficeTexts, typed: { readonly email: string }, fault?: string, blocked?: Blocked): Frame => ({
  words, title: words.t('back_office.sign_in'), fault,
  content: html`${blockedHelp(words, blocked)}<form class="fields card small" method="post" action="/desk/sign-in">
<label>${words.t('back_office.email')}<input name="email" type="email" autocomplete="username" required value="${typed.email}"></label>
<label>${words.t('back_office.password')}<input name="password" type="password" autocomplete="current-password" required></label>
<button>${words.t('back_office.continue')}</button></form>`,
})

/** The second step: the code of the authenticator app. */
export const codePage = (words: BackOfficeTexts, fault?: string): Frame => ({
  words, title: words.t('back_office.sign_in'), fault,
  content: html`<form class="fields card small" method="post" action="/desk/sign-in/code">
<label>${words.t('back_office.code')}
<input name="code" inputmode="numeric" autocomplete="one-time-code" required aria-describedby="help"></label>
<p id="help" class="soft">${words.t('back_office.code_help')}</p>
<button>${words.t('back_office.sign_in')}</button></form>`,
})
