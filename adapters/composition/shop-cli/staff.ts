import { randomBytes, randomInt } from 'node:crypto'
import { isIP } from 'node:net'
import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { makeAddStaff } from '../../../application/commerce/staff/add-staff.ts'
import type { CodeSetup } from '../../../application/commerce/staff/new-keys.ts'
import { makeResetStaff } from '../../../application/commerce/staff/reset-staff.ts'
import { makeUnlockStaff } from '../../../application/commerce/staff/unlock-staff.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { isStaffRole, STAFF_ROLES } from '../../../domain/staff/staff-role.ts'
import { argon2Passwords } from '../../argon2/argon2-passwords.ts'
import { placeOf } from '../../http-server/api/place-of.ts'
import { oneTimeCodes } from '../../otpauth/one-time-codes.ts'
import { makeAttemptCounter } from '../../postgres/attempts/attempt-counter.ts'
import { makeStaffBook } from '../../postgres/staff/staff-book.ts'
import { makeAuditLog } from '../../postgres/staff/audit-log.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import type { Database } from '../../postgres/database/database.ts'
import { randomTokens } from '../../memory/shop/random-tokens.ts'
import { codeSecretsOf } from '../server/code-secrets-of.ts'
import { secretOf } from '../server/keep-secret.ts'
import { systemClock } from '../server/system-clock.ts'
import { Refused, WronglyCalled, type Command } from './command.ts'
import { overDatabase } from './over-database.ts'
import type { Terminal } from './terminal.ts'

/** Whose name stands beside what is done here. */
const BY = 'whoever runs the machine'

// Typed on a command line it would stand in the history of the shell.
const newPassword = (): string => `${randomBytes(15).toString('base64url')}${randomInt(10)}`

const depsOver = async (db: Database['db'], configuration: Configuration) => ({
  staffBook: makeStaffBook(db), passwords: argon2Passwords(), oneTimeCodes, clock: systemClock, tokens: randomTokens,
  codeSecrets: codeSecretsOf(configuration, await secretOf(configuration)),
})

const problemOf = (failure: Failure): string => {
  switch (failure._tag) {
    case 'StaffEmailTaken': return 'Somebody signs in with this e-mail already.'
    case 'InvalidEmail': return 'That is no e-mail.'
    case 'InvalidStaffName': return 'A name has 1 to 60 characters.'
    case 'NotFound': return 'Nobody signs in with this e-mail.'
    case 'ServiceUnavailable': return 'The database is away or busy.'
    default: return `Refused: ${failure._tag}.`
  }
}

const done = async <Done>(task: TaskEither<Failure, Done>): Promise<Done> => {
  const ended = await task()
  if (E.isLeft(ended)) throw new Refused(`Nothing was changed. ${problemOf(ended.left)}`)
  return ended.right
}

const show = (terminal: Terminal, email: string, password: string, { secret, address }: CodeSetup): void => {
  terminal.answer(
    [
      `${email} signs in at /desk. Both of these are shown this once:`,
      `  password  ${password}`,
      `  codes     ${secret}`,
      `            ${address}`,
    ],
    { email, password, secret, address },
  )
}

export const addStaff: Command = {
  name: 'staff add',
  usage: 'EMAIL NAME ROLES',
  about: `lets somebody work in the shop; roles are ${STAFF_ROLES.join(', ')}, some of them with commas between`,
  words: { from: 3, to: 3 },
  flags: {},
  run: ({ words: [email = '', name = '', roles = ''] }, { configuration, terminal }) => {
    const roleNames = roles.split(',').map((role) => role.trim())
    const unknown = roleNames.filter((role) => !isStaffRole(role))
    if (unknown.length > 0) throw new WronglyCalled(`There is no role ${unknown.join(', ')}: ${STAFF_ROLES.join(', ')}`)
    return overDatabase(configuration, 'up to date', async (db) => {
      const password = newPassword()
      const { person, ...shown } = await done(
        makeAddStaff(await depsOver(db, configuration))(BY, { email, name, roles: roleNames.filter(isStaffRole), password }))
      show(terminal, person.email, password, shown)
      return 'done'
    })
  },
}

export const resetStaff: Command = {
  name: 'staff reset',
  usage: 'EMAIL',
  about: 'gives somebody who lost theirs another password and other codes, and ends all their sessions',
  words: { from: 1, to: 1 },
  flags: {},
  run: ({ words: [email = ''] }, { configuration, terminal }) =>
    overDatabase(configuration, 'up to date', async (db) => {
      const password = newPassword()
      show(terminal, email, password, await done(makeResetStaff(await depsOver(db, configuration))(BY, email, password)))
      return 'done'
    }),
}

export const unlockStaff: Command = {
  name: 'staff unlock',
  usage: 'EMAIL [ADDRESS]',
  about: 'lets somebody sign in whose password strangers try: earlier attempts count no more, and from ADDRESS (IPv4 or IPv6) it stays so',
  words: { from: 1, to: 2 },
  flags: {},
  run: ({ words: [email = '', address] }, { configuration, terminal }) => {
    if (address !== undefined && isIP(address) === 0) throw new WronglyCalled(`${address} is no IPv4 or IPv6 address`)
    return overDatabase(configuration, 'up to date', async (db) => {
      const deps = { staffBook: makeStaffBook(db), auditLog: makeAuditLog(db), attempts: makeAttemptCounter(db), clock: systemClock }
      await done(makeUnlockStaff(deps)(BY, email, address === undefined ? undefined : placeOf({ ip: address })))
      const where = address === undefined ? 'from anywhere, until too many attempts are counted again' : `from ${address} for 30 days`
      terminal.answer([`${email} can sign in ${where}.`], { email, address: address ?? null })
      return 'done'
    })
  },
}
