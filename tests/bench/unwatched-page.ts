import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromiumLaunch } from '../support/chromium.ts'

type Reply = { readonly id?: number; readonly result?: Readonly<Record<string, unknown>>; readonly error?: { readonly message: string } }

/** Asks a page of the browser something over its own connection. */
export type Ask = (method: string, params?: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, unknown>>>

/** A browser of which only what is asked for is switched on. */
export type UnwatchedBrowser = {
  /** A new page with nothing kept from others; closed when `visit` is done. */
  readonly onPage: <A>(visit: (ask: Ask) => Promise<A>) => Promise<A>
  readonly close: () => Promise<void>
}

const connect = async (address: string): Promise<{ readonly ask: Ask; readonly close: () => void }> => {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  })
  let last = 0
  const ask: Ask = async (method, params = {}) => {
    last += 1
    const id = last
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    if (reply.error !== undefined) throw new Error(`${method}: ${reply.error.message}`)
    return reply.result ?? {}
  }
  return { ask, close: () => { socket.close() } }
}

/**
 * Opens one. A tool that drives pages has the browser tell it of every script, and V8 then reads each script a second time to
 * know the lines: a task that ran the libraries took twice as long as it does for a shopper. Here nobody is told.
 */
export const openUnwatchedBrowser = async (): Promise<UnwatchedBrowser> => {
  const folder = mkdtempSync(join(tmpdir(), 'unwatched-'))
  const { executablePath = '', args } = chromiumLaunch()
  const chromium = spawn(executablePath, [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'])
  const host = await new Promise<string>((resolve, reject) => {
    createInterface(chromium.stderr).on('line', (line) => {
      const found = /DevTools listening on ws:\/\/([^/]+)\//.exec(line)?.[1]
      if (found !== undefined) resolve(found)
    })
    chromium.once('exit', () => { reject(new Error('The browser did not open')) })
  })
  const whole = await connect(await fetch(`http://${host}/json/version`)
    .then(async (answer) => ((await answer.json()) as { readonly webSocketDebuggerUrl: string }).webSocketDebuggerUrl))
  return {
    onPage: async (visit) => {
      const { browserContextId } = await whole.ask('Target.createBrowserContext')
      const { targetId } = await whole.ask('Target.createTarget', { url: 'about:blank', browserContextId })
      const page = await connect(`ws://${host}/devtools/page/${String(targetId)}`)
      try {
        return await visit(page.ask)
      } finally {
        page.close()
        await whole.ask('Target.disposeBrowserContext', { browserContextId })
      }
    },
    close: async () => {
      const ended = new Promise((resolve) => { chromium.once('exit', resolve) })
      await whole.ask('Browser.close')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
