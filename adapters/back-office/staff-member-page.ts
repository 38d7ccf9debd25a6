import type { SessionEntry } from '../../domain/identity/session-entry.ts'
import type { AccessTokenEntry } from '../../domain/staff/access-token.ts'
import { mayDo, mayAssignRoles, type StaffHolder } from '../../domain/staff/staff-right.ts'
import { STAFF_ROLES, type StaffRole } from '../../domain/staff/staff-role.ts'
import type { StaffPerson } from '../../domain/staff/staff-person.ts'
import type { Seat } from './back-office.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'
import { actionForm, card, check, field, hidden, typedOr, type Typed } from './fields.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { table } from './lists.ts'

export const PEOPLE = '/desk/staff'
export const OWN = '/desk/me'

const roleNames = ({ say }: BackOfficeTexts, roles: readonly StaffRole[]): string =>
  roles.map((role) => say(`desk.role.${role}`)).join(', ')

/** What a program may be given: the roles somebody has themselves. */
const ownRoles = ({ person }: StaffHolder): readonly StaffRole[] => STAFF_ROLES.filter((role) => mayAssignRoles(person.roles, [role]))

const roleChecks = (
  { say }: BackOfficeTexts, roles: readonly string[], offered: readonly StaffRole[] = STAFF_ROLES,
): Html => html`<fieldset><legend>${say('desk.roles')}</legend>${
  offered.map((role) => check(say(`desk.role.${role}`), 'role', roles.includes(role), role))}</fieldset>`

const newPassword = ({ say }: BackOfficeTexts, label: string, name = 'password'): Html =>
  html`${field({ label, name, type: 'password', isRequired: true, more: html`autocomplete="new-password"` })}
<p class="soft">${say('desk.password_help')}</p>`

const addForm = (words: BackOfficeTexts, typed: Typed): Html => {
  const { say } = words
  const isThis = typed.get('act') === 'add'
  return card(say('desk.add_person'), actionForm('add', say('desk.add_person'), html`
${field({ label: say('desk.email'), name: 'email', type: 'email', isRequired: true, value: typedOr(typed, isThis, 'email', '') })}
${field({ label: say('desk.name'), name: 'name', isRequired: true, value: typedOr(typed, isThis, 'name', '') })}
${roleChecks(words, isThis ? typed.getAll('role') : [])}${newPassword(words, say('desk.first_password'))}`))
}

type Said = { readonly typed: Typed; readonly fault?: string | undefined }

/** Who works in the shop, and a form to let somebody in. */
export const staffMemberPage = ({ words, holder }: Seat, people: readonly StaffPerson[], { typed, fault }: Said): Frame => {
  const { say } = words
  const title = say('desk.nav.people')
  return {
    words, holder, title, fault,
    content: html`${table(title, [say('desk.name'), say('desk.email'), say('desk.roles'), say('desk.status')], people.map((one) =>
      html`<tr><td><a href="${PEOPLE}/${one.id}">${one.name}</a></td><td>${one.email}</td><td>${roleNames(words, one.roles)}</td>
<td>${one.isDisabled ? say('desk.kept_out') : say('desk.let_in')}</td></tr>`))}${addForm(words, typed)}`,
  }
}

/** One of the shop's people: other roles, out or in again, or keys in place of lost ones. */
export const personPage = ({ words, holder }: Seat, person: StaffPerson, { typed, fault }: Said): Frame => {
  const { say } = words
  const isRoles = typed.get('act') === 'roles'
  return {
    words, holder, fault, title: person.name,
    content: html`<p><a href="${PEOPLE}">${say('desk.nav.people')}</a></p><p>${person.email}</p>
${card(say('desk.roles'), actionForm('roles', say('desk.change'), roleChecks(words, isRoles ? typed.getAll('role') : person.roles)))}
${card(say('desk.access'), html`<p>${person.isDisabled ? say('desk.kept_out') : say('desk.let_in')}</p>${actionForm(
      'access', person.isDisabled ? say('desk.let_in_again') : say('desk.keep_out'),
      hidden('out', person.isDisabled ? 'no' : 'yes'), 'quiet',
    )}`)}
${card(say('desk.reset'), html`<p class="soft">${say('desk.reset_help')}</p>${
      actionForm('reset', say('desk.reset'), newPassword(words, say('desk.first_password')), 'quiet')}`)}`,
  }
}

/** What is told once, and stands nowhere else: to be handed over now. */
export const secretPage = (
  { words, holder }: Seat, title: string, told: readonly (readonly [string, string])[], back: string,
): Frame => ({
  words, holder, title,
  content: html`<p class="fault">${words.say('desk.told_once')}</p><section class="card"><dl>${told.map(([label, value]) =>
    html`<dt>${label}</dt><dd><code>${value}</code></dd>`)}</dl></section><p><a href="${back}">${words.say('desk.back')}</a></p>`,
})

const tokens = ({ words }: Seat, own: readonly AccessTokenEntry[]): Html | undefined => {
  const { say, moment } = words
  return own.length === 0 ? undefined : table(say('desk.tokens'), [
    say('desk.name'), say('desk.roles'), say('desk.ends_at'), say('desk.revoke'),
  ], own.map(({ id, name, roles, endsAt }) => html`<tr><td>${name}</td><td>${roleNames(words, roles)}</td>
<td>${moment(endsAt.toISOString())}</td><td><form method="post">${hidden('act', 'revoke')}${hidden('token', id)}
<button class="quiet" aria-label="${say('desk.revoke')} ${name}">${say('desk.revoke')}</button></form></td></tr>`))
}

type Row = (entry: SessionEntry) => Html
const sessionRow = ({ words: { say, moment, device: nameOf } }: Seat): Row => ({ id, device, since, lastUsed, isHere }) => html`
<li><strong>${nameOf(device)}</strong>${isHere && html` (${say('security.here')})`}<br>
<span class="soft">${say('security.since', { date: moment(since.toISOString()) })}<br>
${say('security.last_used', { date: moment(lastUsed.toISOString()) })}</span>${!isHere && html`
<form method="post">${hidden('act', 'end_session')}${hidden('session', id)}<button class="quiet" aria-label="${
  say('security.end')} ${nameOf(device)}">${say('security.end')}</button></form>`}</li>`

const sessionCard = (seat: Seat, sessions: readonly SessionEntry[]): Html => {
  const { say } = seat.words
  return card(say('security.devices'), html`<p class="soft">${say('security.devices_intro')}</p>
<ul class="plain">${sessions.map(sessionRow(seat))}</ul>${
    sessions.length > 1 && actionForm('end_other_sessions', say('security.end_others'), html``, 'quiet')}`)
}

/** What somebody keeps for themselves at the desk. */
export type Own = { readonly sessions: readonly SessionEntry[]; readonly tokens: readonly AccessTokenEntry[] }

/** What belongs to whoever sits here: their password, where they are signed in, and the tokens of their programs. */
export const ownPage = (seat: Seat, own: Own, { typed, fault }: Said): Frame => {
  const { words, holder } = seat
  const { say } = words
  const isToken = typed.get('act') === 'token'
  return {
    words, holder, fault, title: holder.person.name,
    content: html`<p>${holder.person.email}, ${roleNames(words, holder.person.roles)}</p>
${card(say('desk.own_password'), html`<p class="soft">${say('desk.own_password_help')}</p>
  ${actionForm('password', say('desk.change'), html`
${field({
    label: say('desk.current_password'), name: 'current', type: 'password', isRequired: true, more: html`autocomplete="current-password"`,
  })}${newPassword(words, say('desk.wanted_password'), 'wanted')}`)}`)}
${sessionCard(seat, own.sessions)}
${mayDo(
  holder, 'own-tokens:write',
) && html`<h2>${say('desk.tokens')}</h2>${tokens(seat, own.tokens)}${card(say('desk.make_token'), actionForm(
    'token', say('desk.make_token'), html`
${field({ label: say('desk.name'), name: 'name', isRequired: true, value: typedOr(typed, isToken, 'name', '') })}
${roleChecks(words, isToken ? typed.getAll('role') : [], ownRoles(holder))}
${field({
    label: say('desk.days'), name: 'days', value: typedOr(typed, isToken, 'days', '90'), more: html`inputmode="numeric"`,
  })}`))}`}`,
  }
}
