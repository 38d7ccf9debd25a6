import type { CommercePorts } from '../../../application/commerce/commerce.ts'

export type Task = () => Promise<unknown>

/** These only compute: they take no time and cannot fail. */
const PURE: ReadonlySet<string> =
  new Set(['clock', 'tokens', 'register', 'mailTexts', 'phoneNumbers', 'calendar', 'beat', 'paymentDeadline', 'unpaidLimits'])

/** The same ports, with every call run by `around`, which receives its name. */
export const aroundCalls = (ports: CommercePorts, around: (name: string, call: Task) => Promise<unknown>): CommercePorts => {
  const watched = (name: string, method: (...input: readonly unknown[]) => unknown) => (...input: readonly unknown[]): unknown => {
    const task = method(...input)
    return typeof task === 'function' ? () => around(name, task as Task) : task
  }
  const watchedPort = (port: string, methods: object): object =>
    Object.fromEntries(Object.entries(methods).map(([method, member]) =>
      [method, typeof member === 'function' ? watched(`${port}.${method}`, member as never) : member]))
  return Object.fromEntries(Object.entries(ports).map(([name, port]: readonly [string, object]) =>
    [name, PURE.has(name) || typeof port !== 'object' ? port : watchedPort(name, port)])) as CommercePorts
}
