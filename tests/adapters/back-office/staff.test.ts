import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCommerce } from '../../support/commerce.ts'
import { attributesOf, textsOf } from '../../support/html.ts'
import { value } from '../../support/outcome.ts'
import { usualCatalogue } from '../../support/purchase.ts'
import { codeAt, STAFF_PASSWORD } from '../../support/staff/back-office.ts'
import { alertOf, openBackOfficePages } from '../../support/staff/back-office-pages.ts'

const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'

const shop = openCommerce(usualCatalogue())
let backOffice: Awaited<ReturnType<typeof openBackOfficePages>>
beforeAll(async () => { backOffice = await openBackOfficePages(shop.deps, () => shop.clock.now()) })
afterAll(() => backOffice.app.close())

const people = async () => value(shop.storage.staffRepository.list)
const idOf = async (name: string) => (await people()).find((one) => one.name === name)?.id ?? ''
const pair = (cookie: string): string => cookie.split(';')[0] ?? ''
const secretIn = (html: string): string => textsOf(html, 'code').find((code) => /^[A-Z2-7]+$/.test(code)) ?? ''

describe('staff in the back office', () => {
  it('are added with keys that are shown once and give access; rejected input stays in the form, except the password', async () => {
    const cookie = await backOffice.signedIn('lea', 'all')
    const form = { act: 'add', email: 'nora@iris.example', name: 'Nora "N"', roles: 'products', password: 'kurz' }
    const wrong = await backOffice.send('/desk/staff', cookie, form)
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('value="Nora &quot;N&quot;"')
    expect(attributesOf(wrong.html, '[name=roles][checked]', 'value')).toEqual(['products'])
    expect(wrong.html).not.toContain('kurz')
    const added = await backOffice.send('/desk/staff', cookie, { ...form, name: 'Nora', password: STAFF_PASSWORD })
    const first = await backOffice.send('/desk/sign-in', '', { email: form.email, password: STAFF_PASSWORD })
    const second = await backOffice.send(
      '/desk/sign-in/code', pair(first.cookie), { code: codeAt(secretIn(added.html), shop.clock.now()) },
    )
    expect(second.to).toBe('/desk')
    expect((await backOffice.send('/desk/staff', cookie)).html).not.toContain(secretIn(added.html))
  })

  it('get other roles, are disabled and enabled; the last administrator stays', async () => {
    const cookie = await backOffice.signedIn('mia', 'all')
    const lea = `/desk/staff/${await idOf('lea')}`
    await backOffice.pressed(lea, cookie, 'access')
    expect((await backOffice.send(lea, cookie, { act: 'access' })).status).toBe(422)
    expect((await people()).find(({ name }) => name === 'lea')?.isDisabled).toBe(true)
    const unknownRole = new URLSearchParams([['act', 'roles'], ['roles', 'orders'], ['roles', 'NaN']])
    expect((await backOffice.send(lea, cookie, unknownRole)).status).toBe(422)
    expect((await people()).find(({ name }) => name === 'lea')?.roles).toEqual(['all'])
    const mia = `/desk/staff/${await idOf('mia')}`
    for (const act of ['access', 'roles']) {
      const refused = await backOffice.pressed(mia, cookie, act, { roles: 'orders' })
      expect([act, refused.status, alertOf(refused)?.startsWith('This is the last user')]).toEqual([act, 409, true])
    }
    await backOffice.pressed(lea, cookie, 'access')
    expect((await people()).find(({ name }) => name === 'lea')?.isDisabled).toBe(false)
    expect((await backOffice.send('/desk/staff/nobody', cookie)).status).toBe(404)
  })

  it('get new keys if theirs are lost: the old ones no longer work', async () => {
    const [cookie, before] = [await backOffice.signedIn('nina', 'all'), await backOffice.signedIn('olaf', 'orders')]
    const response = await backOffice.pressed(`/desk/staff/${await idOf('olaf')}`, cookie, 'reset', { password: 'ganz-anders-8' })
    expect(secretIn(response.html)).not.toBe('')
    expect((await backOffice.send('/desk', before)).to).toBe('/desk/sign-in')
    expect((await backOffice.send('/desk/sign-in', '', { email: 'olaf@iris.example', password: STAFF_PASSWORD })).status).toBe(401)
  })

  it('change their own password with the current one, which ends all their sessions', async () => {
    const cookie = await backOffice.signedIn('pia', 'content')
    const wrong = await backOffice.send('/desk/me', cookie, { act: 'password', current: 'falsch-7-falsch', newPassword: 'ganz-anders-8' })
    expect([wrong.status, alertOf(wrong) === undefined]).toEqual([422, false])
    expect(
      (await backOffice.send('/desk/me', cookie, { act: 'password', current: STAFF_PASSWORD, newPassword: 'kurz' })).status,
    ).toBe(422)
    expect((await backOffice.send('/desk/me', cookie)).status).toBe(200)
    const changed = await backOffice.send('/desk/me', cookie, { act: 'password', current: STAFF_PASSWORD, newPassword: 'ganz-anders-8' })
    expect(changed.to).toBe('/desk/sign-in')
    expect((await backOffice.send('/desk/me', cookie)).to).toBe('/desk/sign-in')
    const signIn = async (password: string) => (
      await backOffice.send('/desk/sign-in', '', { email: 'pia@iris.example', password })
    ).status
    expect([await signIn(STAFF_PASSWORD), await signIn('ganz-anders-8')]).toEqual([401, 303])
    expect((await value(shop.storage.auditLog.find({ what: 'staff.password_changed' }, { page: 1, itemsPerPage: 5 }))).acts)
      .toMatchObject([{ by: 'pia', about: 'pia@iris.example' }])
  })

  it('create tokens for programs, shown once, and revoke them', async () => {
    const cookie = await backOffice.signedIn('rita', 'orders')
    const form = { act: 'token', name: 'printer', roles: 'orders' }
    for (const days of ['400', 'abc', '0', '1.5']) {
      const wrong = await backOffice.send('/desk/me', cookie, { ...form, days })
      expect([days, wrong.status, alertOf(wrong)]).toEqual([days, 422, 'Enter a whole number of days from 1 to 365.'])
    }
    expect((await backOffice.send('/desk/me', cookie)).html).not.toContain('printer')
    const made = await backOffice.send('/desk/me', cookie, { ...form, days: '7' })
    const token = textsOf(made.html, 'code').find((code) => /^iris_[\w-]+$/.test(code)) ?? ''
    expect(token).not.toBe('')
    const own = await backOffice.send('/desk/me', cookie)
    expect([own.html.includes('printer'), own.html.includes(token)]).toEqual([true, false])
    await backOffice.pressed('/desk/me', cookie, 'revoke')
    expect((await backOffice.send('/desk/me', cookie)).html).not.toContain('printer')
  })

  it('see where they are signed in, and end one session or all others', async () => {
    const here = await backOffice.signedIn('sina', 'content')
    const listed = async (): Promise<string> => (await backOffice.send('/desk/me', here)).html
    const isIn = async (cookie: string): Promise<boolean> => (await backOffice.send('/desk/me', cookie)).status === 200
    expect([(await listed()).includes('Unknown device</strong> (This device)'), (await listed()).includes('value="end_')])
      .toEqual([true, false])
    const others: string[] = []
    for (let one = 0; one < 3; one += 1) {
      shop.clock.advance(30_000)
      others.push(await backOffice.again('sina', PHONE))
    }
    expect(textsOf(await listed(), 'strong').filter((device) => device === 'Firefox on Android')).toHaveLength(3)
    expect(await listed()).not.toContain(here.split('=')[1])
    await backOffice.pressed('/desk/me', here, 'end_session')
    expect((await Promise.all(others.map(isIn))).filter((one) => one)).toHaveLength(2)
    await backOffice.pressed('/desk/me', here, 'end_other_sessions')
    expect(await Promise.all([here, ...others].map(isIn))).toEqual([true, false, false, false])
    const gone = await backOffice.send('/desk/me', here, { act: 'end_session', id: 'x'.repeat(32) })
    expect([gone.status, alertOf(gone) === undefined]).toEqual([404, false])
    expect((await value(shop.storage.auditLog.find({ what: 'staff.sessions_ended' }, { page: 1, itemsPerPage: 5 }))).acts)
      .toMatchObject([{ by: 'sina', about: 'sina@iris.example' }, { by: 'sina', about: 'sina@iris.example' }])
  })

  it('are hidden without the permission to manage staff', async () => {
    const cookie = await backOffice.signedIn('omar', 'orders')
    expect((await backOffice.send('/desk/staff', cookie)).status).toBe(403)
    const form = { act: 'add', email: 'x@iris.example', name: 'X', roles: 'all', password: STAFF_PASSWORD }
    expect((await backOffice.send('/desk/staff', cookie, form)).status).toBe(403)
    expect((await backOffice.send(`/desk/staff/${await idOf('omar')}`, cookie, { act: 'roles', roles: 'all' })).status).toBe(403)
  })
})
