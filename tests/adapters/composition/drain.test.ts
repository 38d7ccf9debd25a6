import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDrain } from '../../../adapters/composition/server/drain.ts'
import { health } from '../../../adapters/http-server/api/health.ts'

const opened = () => {
  const ended: number[] = []
  const { isOpen, drain } = openDrain({ notice: 5000, deadline: 20_000, exit: (code) => { ended.push(code) } })
  const app = Fastify()
  health(app, { open: isOpen })
  const ready = async () => (await app.inject({ url: '/health/ready' })).statusCode
  return { app, ended, drain, ready }
}

describe('a process that is stopped', () => {
  beforeEach(() => { vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) })
  afterEach(() => { vi.useRealTimers() })

  it('F-O10 first reports that it is not ready, and accepts requests until that was read', async () => {
    const { app, ended, drain, ready } = opened()
    expect(await ready()).toBe(200)
    drain(app, () => Promise.resolve())('SIGTERM')
    expect(await ready()).toBe(503)
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200)
    await vi.advanceTimersByTimeAsync(4999)
    expect(ended).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => { expect(ended).toEqual([0]) })
  })

  it('F-O10 ends even if something exceeds the deadline, or on a second signal', async () => {
    const stuck = opened()
    stuck.drain(stuck.app, () => new Promise(() => {}))('SIGTERM')
    await vi.advanceTimersByTimeAsync(24_999)
    expect(stuck.ended).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(stuck.ended).toEqual([1])

    const twice = opened()
    const begin = twice.drain(twice.app, () => Promise.resolve())
    begin('SIGTERM')
    begin('SIGTERM')
    expect(twice.ended).toEqual([1])
  })

  it('ends as soon as the last response has ended, though its client keeps the connection', async () => {
    const { app, ended, drain } = opened()
    const response = Promise.withResolvers<string>()
    const arrived = Promise.withResolvers<undefined>()
    app.get('/slow', () => {
      arrived.resolve(undefined)
      return response.promise
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = fetch(`${url}/slow`)
    await arrived.promise
    drain(app, () => Promise.resolve())('SIGTERM')
    await vi.advanceTimersByTimeAsync(5000)
    expect(ended).toEqual([])
    response.resolve('done')
    expect(await (await answer).text()).toBe('done')
    await vi.waitFor(() => { expect(ended).toEqual([0]) }, { timeout: 5000 })
  })
})
