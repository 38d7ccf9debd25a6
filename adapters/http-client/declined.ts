import type { Refusal } from '../../domain/refusal.ts'

/** The longest message shown to a shopper. */
const LONGEST = 300

type Body = Readonly<Record<string, unknown>>

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null && !Array.isArray(body)

const textOf = (text: unknown): string | undefined =>
  typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, LONGEST) : undefined

const violationsIn = (body: Body): readonly unknown[] => (Array.isArray(body['violations']) ? body['violations'] : [])

/** A response with violations is a refusal, whatever its status says (Commerce §5). */
export const hasViolations = (body: unknown): boolean => isBody(body) && violationsIn(body).length > 0

/** A refusal in the service's own words: its message, else its first violation, else none (Commerce §8). */
export const declined = (body: unknown): Refusal | undefined => {
  if (!isBody(body)) return undefined
  const message = textOf(body['message']) ?? textOf(body['hydra:description'])
  if (message !== undefined) return { _tag: 'Declined', by: 'message', text: message }
  const [first] = violationsIn(body)
  const violation = isBody(first) ? textOf(first['message']) : undefined
  if (violation !== undefined) return { _tag: 'Declined', by: 'violation', text: violation }
  // A refusal that this page does not know yet is logged as a fault.
  return 'refusal' in body ? undefined : { _tag: 'Declined', by: 'nothing', text: '' }
}
