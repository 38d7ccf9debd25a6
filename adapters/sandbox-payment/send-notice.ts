import type { Attempt } from './attempt.ts'
import type { SandboxCard } from './sandbox-card.ts'
import { writeNotice, type Outcome } from './notice.ts'

/** Time limit of the shop's response, in milliseconds. */
const TIMEOUT = 5000

export type Notice = {
  readonly key: string
  readonly attempt: Attempt
  readonly outcome: Outcome
  readonly card?: SandboxCard | undefined
}

// Every name below `localhost` is this machine, as browsers know but not every resolver does.
const reachable = (address: string): URL => {
  const url = new URL(address)
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost'
  return url
}

/** Sends a notification once: `missed` if the shop may accept it later, `refused` if it never will. */
export const sendNotice = async ({ key, attempt, outcome, card }: Notice): Promise<'taken' | 'missed' | 'refused'> => {
  const { body, signature } = writeNotice(key, attempt, outcome, Math.floor(Date.now() / 1000), card)
  const answer = await fetch(reachable(attempt.notice), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-iris-signature': signature },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => undefined)
  await answer?.body?.cancel()
  if (answer === undefined || answer.status >= 500 || answer.status === 429) return 'missed'
  return answer.ok ? 'taken' : 'refused'
}
