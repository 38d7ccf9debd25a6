import { describe, expect, it } from 'vitest'
import { makeWipKeeper } from '../../../../adapters/cookies/wip-keeper.ts'
import { requestCookies } from '../../../../adapters/cookies/request-cookies.ts'
import { makeSetWipMode } from '../../../../application/storefront/visit/set-wip-mode.ts'
import { value } from '../../../support/outcome.ts'

const send = async (search: string, cookie = '') => {
  const jar = requestCookies(cookie, { secure: true })
  return { isOn: await value(makeSetWipMode({ wip: makeWipKeeper(jar) })(search)), changes: jar.changes() }
}
const DELETED = 'vsf-wipMode=; Path=/; Max-Age=0; SameSite=Lax; Secure'

describe('the mode for work in progress', () => {
  it('AS-WIP-02 AS-QUERY-04 is on if the address enables it, or if it was stored and the address says nothing', async () => {
    expect((await send('?mode=wip')).isOn).toBe(true)
    expect((await send('', 'vsf-wipMode=wip')).isOn).toBe(true)
    expect((await send('', 'vsf-wipMode=x')).isOn).toBe(false)
    expect(await send('')).toEqual({ isOn: false, changes: [] })
  })

  it('AS-QUERY-05 is off for any other value, and unchanged if there is none', async () => {
    for (const word of ['live', 'WIP', ''])
      expect(await send(`?mode=${word}`, 'vsf-wipMode=wip')).toEqual({ isOn: false, changes: [DELETED] })
    expect(await send('?a=1', 'vsf-wipMode=wip')).toEqual({ isOn: true, changes: [] })
  })
})
