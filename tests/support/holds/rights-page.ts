import { TOPICS } from '../../../adapters/commerce-api/operations/operations.ts'
import type { Right } from '../../../adapters/commerce-api/operations/rights.ts'
import { ANY_STATE, type Row } from './rights-matrix.ts'
import { ACTORS } from './rights-fixture.ts'

export type Answered = { readonly row: Row; readonly state: string; readonly statuses: readonly number[] }

const WORDS: { readonly [right in Right]: string } = {
  anyone: 'Nothing. Who asks is not looked up.',
  visitor: 'Nothing. Who is signed in is answered as that customer.',
  customer: 'A session. What the path names must belong to its customer.',
  'cart token': 'The token of the cart: a guest’s opens to whoever has it, a customer’s in a session of that customer only.',
  'cart link': 'The token of a link to the goods of a cart.',
  'ordered cart': 'The token of the cart that was ordered, in the browser that ordered it or in a session of its owner.',
  'order token': 'The token of the order, from its link: how it stands and how it is paid; a session counts for saved cards.',
  'order token and proof': 'The token of the order, its e-mail and a postcode of it.',
  'own order token': 'The token of the order, in the browser that ordered it or in a session of its owner.',
  'order to repeat': 'A completed order: its token where it is shown whole, its id for its owner, or the link in a reminder mail.',
  'letter token': 'The token of a letter to a mailbox, in the shop of the brand that wrote it.',
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)

const topic = (name: keyof typeof TOPICS, response: readonly Answered[]): readonly string[] => {
  const own = response.filter(({ row }) => row.name in TOPICS[name].rows)
  return ['', `## ${TOPICS[name].about}`, '', ...table(
    ['operation', 'right', ...ACTORS],
    own.map(({ row, state, statuses }) => [state === ANY_STATE ? row.name : `${row.name}: ${state}`, row.right, ...statuses.map(String)]),
  )]
}

/** Who may ask what, as it was answered, in the order of the table of operations. */
export const rightsPage = (response: readonly Answered[]): string => [
  '# Who may ask what',
  '',
  'Made by `tests/holds/rights.test.ts`, which really asks each operation over HTTP as each of these people for something that',
  'belongs to the owner or to a guest, on both databases, and compares the answers with the right that the operation’s row states and',
  'with the table in `domain/access/access-table.ts`: who may use a thing in which state. Do not edit it:',
  '`npx vitest run tests/holds/rights.test.ts -u` writes it anew. Whoever is not let in gets, byte for byte, what is answered for',
  'something that is not there.',
  '',
  ...table(['right', 'what it takes'], Object.entries(WORDS).map(([right, words]) => [right, words])),
  ...(Object.keys(TOPICS) as (keyof typeof TOPICS)[]).flatMap((name) => topic(name, response)),
  '',
].join('\n')
