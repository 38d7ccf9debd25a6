import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The path with which a test triggers such a process to send due mails; no shop has it. */
export const SEND_MAILS = '/send-mails'

const CHILD = fileURLToPath(new URL('./shop-child.ts', import.meta.url))

/** Another process of a small shop on the same database; its clock stands still at `now`. */
export const startShopProcess = async (databaseUrl: string, now: Date) => {
  const child = spawn(process.execPath, ['--no-warnings', CHILD, databaseUrl, now.toISOString()], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const url = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line)),
    ended.then(([code]) => { throw new Error(`The process of the shop ended with ${String(code)} before it listened`) }),
  ])
  return {
    url: `${url}/api`,
    sendMails: async (): Promise<void> => {
      const { ok } = await fetch(`${url}${SEND_MAILS}`, { method: 'POST' })
      if (!ok) throw new Error('The process of the shop sent no mails')
    },
    kill: async (): Promise<void> => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
