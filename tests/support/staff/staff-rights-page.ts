import { STAFF_RIGHTS, mayDo } from '../../../domain/staff/staff-right.ts'
import { STAFF_ROLES } from '../../../domain/staff/staff-role.ts'
import { aStaffPerson } from '../builders/staff.ts'

export type StaffAnswered = { readonly name: string; readonly right: string; readonly statuses: readonly number[] }

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const HEAD = `# What the shop's people may ask

Made by \`tests/holds/staff-rights.test.ts\`, which really asks each operation below \`/api/staff\` over HTTP as each of these people, on
both databases, and compares the answers with the right that the operation's row states. Do not edit it:
\`npx vitest run tests/holds/staff-rights.test.ts -u\` writes it anew. The orders, goods, people and tokens that are named are
nobody's: whoever is let in finds nothing (404, or 422 where more is asked for), whoever is not is told so first (403), and nobody else is
known (401).`

/** A page for a reader: what a role may do, and what was answered to whom. */
export const staffRightsPage = (actors: readonly string[], response: readonly StaffAnswered[]): string => [
  HEAD, '',
  line(['to', ...STAFF_ROLES]), line(Array.from({ length: STAFF_ROLES.length + 1 }, () => '---')),
  ...STAFF_RIGHTS.map((right) => line([
    right, ...STAFF_ROLES.map((role) => (mayDo({ person: aStaffPerson({ roles: [role] }) }, right) ? 'yes' : '')),
  ])),
  '',
  line(['operation', 'right', ...actors]), line(Array.from({ length: actors.length + 2 }, () => '---')),
  ...response.map(({ name, right, statuses }) => line([name, right, ...statuses.map(String)])),
  '',
].join('\n')
