import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'

/** Whoever met a limit is told what still works. */
export type Blocked = { readonly email: string; readonly network: string }

const blockedHelp = ({ say }: BackOfficeTexts, blocked: Blocked | undefined): Html | undefined =>
  blocked && html`<p>${say('desk.blocked_help', blocked)}</p>`

/** The first step: e-mail and password. What was typed stays, but the password. */
export const passwordPage = (words: BackOfficeTexts, typed: { readonly email: string }, fault?: string, blocked?: Blocked): Frame => ({
  words, title: words.say('desk.sign_in'), fault,
  content: html`${blockedHelp(words, blocked)}<form class="fields card small" method="post" action="/desk/sign-in">
<label>${words.say('desk.email')}<input name="email" type="email" autocomplete="username" required value="${typed.email}"></label>
<label>${words.say('desk.password')}<input name="password" type="password" autocomplete="current-password" required></label>
<button>${words.say('desk.next')}</button></form>`,
})

/** The second step: the code that the app shows. */
export const codePage = (words: BackOfficeTexts, fault?: string): Frame => ({
  words, title: words.say('desk.sign_in'), fault,
  content: html`<form class="fields card small" method="post" action="/desk/sign-in/code">
<label>${words.say('desk.code')}
<input name="code" inputmode="numeric" autocomplete="one-time-code" required aria-describedby="help"></label>
<p id="help" class="soft">${words.say('desk.code_help')}</p>
<button>${words.say('desk.sign_in')}</button></form>`,
})
