import type { SessionEntry } from '../../domain/identity/session-entry.ts'
import type { AccessTokenEntry } from '../../domain/staff/access-token.ts'
import { isPermitted, mayAssignRoles, type StaffCaller } from '../../domain/staff/staff-right.ts'
import { STAFF_ROLES, type StaffRole } from '../../domain/staff/staff-role.ts'
import type { StaffMember } from '../../domain/staff/staff-member.ts'
import type { StaffContext } from './back-office.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'
import { actionForm, card, check, field, hidden, typedOr, type Typed } from './fields.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { table } from './lists.ts'

export const STAFF_PATH = '/desk/staff'
export const OWN = '/desk/me'

const roleNames = ({ t }: BackOfficeTexts, roles: readonly StaffRole[]): string =>
  roles.map((role) => t(`back_office.role.${role}`)).join(', ')

/** The roles an access token can have: those of its owner. */
const ownRoles = ({ person }: StaffCaller): readonly StaffRole[] => STAFF_ROLES.filter((role) => mayAssignRoles(person.roles, [role]))

const roleChecks = (
  { t }: BackOfficeTexts, roles: readonly string[], offered: readonly StaffRole[] = STAFF_ROLES,
): Html => html`<fieldset><legend>${t('back_office.roles')}</legend>${
  offered.map((role) => check(t(`back_office.role.${role}`), 'role', roles.includes(role), role))}</fieldset>`

const newPassword = ({ t }: BackOfficeTexts, label: string, name = 'password'): Html =>
  html`${field({ label, name, type: 'password', isRequired: true, more: html`autocomplete="new-password"` })}
<p class="soft">${t('back_office.password_help')}</p>`

const addForm = (words: BackOfficeTexts, typed: Typed): Html => {
  const { t } = words
  const isThis = typed.get('act') === 'add'
  return card(t('back_office.add_staff_member'), actionForm('add', t('back_office.add_staff_member'), html`
${field({ label: t('back_office.email'), name: 'email', type: 'email', isRequired: true, value: typedOr(typed, isThis, 'email', '') })}
${field({ label: t('back_office.name'), name: 'name', isRequired: true, value: typedOr(typed, isThis, 'name', '') })}
${roleChecks(words, isThis ? typed.getAll('role') : [])}${newPassword(words, t('back_office.initial_password'))}`))
}

type FormState = { readonly typed: Typed; readonly fault?: string | undefined }

/** The list of staff, and a form to add one. */
export const staffMemberPage = ({ words, holder }: StaffContext, members: readonly StaffMember[], { typed, fault }: FormState): Frame => {
  const { t } = words
  const title = t('back_office.nav.staff')
  return {
    words, holder, title, fault,
    content: html`${table(title, [t('back_office.name'), t('back_office.email'), t('back_office.roles'), t('back_office.status')],
      members.map((person) =>
      html`<tr><td><a href="${STAFF_PATH}/${person.id}">${person.name}</a></td><td>${person.email}</td>
<td>${roleNames(words, person.roles)}</td>
<td>${person.isDisabled ? t('back_office.access_blocked') : t('back_office.access_active')}</td></tr>`))}${addForm(words, typed)}`,
  }
}

/** One staff member: change roles, disable or enable, reset access. */
export const personPage = ({ words, holder }: StaffContext, person: StaffMember, { typed, fault }: FormState): Frame => {
  const { t } = words
  const isRoles = typed.get('act') === 'roles'
  return {
    words, holder, fault, title: person.name,
    content: html`<p><a href="${STAFF_PATH}">${t('back_office.nav.staff')}</a></p><p>${person.email}</p>
${card(t('back_office.roles'), actionForm(
  'roles', t('back_office.change'), roleChecks(words, isRoles ? typed.getAll('role') : person.roles)))}
${card(t('back_office.access'), html`<p>${
  person.isDisabled ? t('back_office.access_blocked') : t('back_office.access_active')}</p>${actionForm(
      'access', person.isDisabled ? t('back_office.unblock_access') : t('back_office.block_access'),
      hidden('out', person.isDisabled ? 'no' : 'yes'), 'quiet',
    )}`)}
${card(t('back_office.reset'), html`<p class="soft">${t('back_office.reset_help')}</p>${
      actionForm('reset', t('back_office.reset'), newPassword(words, t('back_office.initial_password')), 'quiet')}`)}`,
  }
}

/** Secrets that are shown once, to be handed over now. */
export const secretPage = (
  { words, holder }: StaffContext, title: string, secrets: readonly (readonly [string, string])[], back: string,
): Frame => ({
  words, holder, title,
  content: html`<p class="fault">${words.t('back_office.shown_once')}</p><section class="card"><dl>${secrets.map(([label, value]) =>
    html`<dt>${label}</dt><dd><code>${value}</code></dd>`)}</dl></section><p><a href="${back}">${words.t('back_office.back')}</a></p>`,
})

const tokens = ({ words }: StaffContext, own: readonly AccessTokenEntry[]): Html | undefined => {
  const { t, moment } = words
  return own.length === 0 ? undefined : table(t('back_office.tokens'), [
    t('back_office.name'), t('back_office.roles'), t('back_office.ends_at'), t('back_office.revoke'),
  ], own.map(({ id, name, roles, endsAt }) => html`<tr><td>${name}</td><td>${roleNames(words, roles)}</td>
<td>${moment(endsAt.toISOString())}</td><td><form method="post">${hidden('act', 'revoke')}${hidden('token', id)}
<button class="quiet" aria-label="${t('back_office.revoke')} ${name}">${t('back_office.revoke')}</button></form></td></tr>`))
}

type Row = (entry: SessionEntry) => Html
const sessionRow = ({ words: { t, moment, device: nameOf } }: StaffContext): Row => ({ id, device, since, lastUsed, isHere }) => html`
<li><strong>${nameOf(device)}</strong>${isHere && html` (${t('security.this_device')})`}<br>
<span class="soft">${t('security.since', { date: moment(since.toISOString()) })}<br>
${t('security.last_used', { date: moment(lastUsed.toISOString()) })}</span>${!isHere && html`
<form method="post">${hidden('act', 'end_session')}${hidden('session', id)}<button class="quiet" aria-label="${
  t('security.end')} ${nameOf(device)}">${t('security.end')}</button></form>`}</li>`

const sessionCard = (context: StaffContext, sessions: readonly SessionEntry[]): Html => {
  const { t } = context.words
  return card(t('security.devices'), html`<p class="soft">${t('security.devices_intro')}</p>
<ul class="plain">${sessions.map(sessionRow(context))}</ul>${
    sessions.length > 1 && actionForm('end_other_sessions', t('security.end_others'), html``, 'quiet')}`)
}

/** What staff manage for themselves. */
export type Own = { readonly sessions: readonly SessionEntry[]; readonly tokens: readonly AccessTokenEntry[] }

/** The staff member's own account: password, sessions, and access tokens. */
export const ownPage = (context: StaffContext, own: Own, { typed, fault }: FormState): Frame => {
  const { words, holder } = context
  const { t } = words
  const isToken = typed.get('act') === 'token'
  return {
    words, holder, fault, title: holder.person.name,
    content: html`<p>${holder.person.email}, ${roleNames(words, holder.person.roles)}</p>
${card(t('back_office.own_password'), html`<p class="soft">${t('back_office.own_password_help')}</p>
  ${actionForm('password', t('back_office.change'), html`
${field({
    label: t('back_office.current_password'), name: 'current', type: 'password', isRequired: true,
    more: html`autocomplete="current-password"`,
  })}${newPassword(words, t('back_office.new_password'), 'newPassword')}`)}`)}
${sessionCard(context, own.sessions)}
${isPermitted(
  holder, 'own-tokens:write',
) && html`<h2>${t('back_office.tokens')}</h2>${tokens(context, own.tokens)}${card(t('back_office.create_token'), actionForm(
    'token', t('back_office.create_token'), html`
${field({ label: t('back_office.name'), name: 'name', isRequired: true, value: typedOr(typed, isToken, 'name', '') })}
${roleChecks(words, isToken ? typed.getAll('role') : [], ownRoles(holder))}
${field({
    label: t('back_office.days'), name: 'days', value: typedOr(typed, isToken, 'days', '90'), more: html`inputmode="numeric"`,
  })}`))}`}`,
  }
}
