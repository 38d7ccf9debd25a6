import { randomBytes, randomInt } from 'node:crypto'
import { isIP } from 'node:net'
import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { makeAddStaff } from '../../../application/commerce/staff/add-staff.ts'
import type { CodeSetup } from '../../../application/contract/staff/members.ts'
import { makeResetStaff } from '../../../application/commerce/staff/reset-staff.ts'
import { makeUnlockStaff } from '../../../application/commerce/staff/unlock-staff.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { isStaffRole, STAFF_ROLES } from '../../../domain/staff/staff-role.ts'
import { argon2Passwords } from '../../argon2/argon2-passwords.ts'
import { clientNetworkOf } from '../../http-server/api/client-network-of.ts'
import { oneTimeCodes } from '../../otpauth/one-time-codes.ts'
import { makeAttemptCounter } from '../../postgres/attempts/attempt-counter.ts'
import { makeStaffRepository } from '../../postgres/staff/staff-repository.ts'
import { makeAuditLog } from '../../postgres/staff/audit-log.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import type { Database } from '../../postgres/database/database.ts'
import { randomTokens } from '../../memory/shop/random-tokens.ts'
import { codeSecretsOf } from '../server/code-secrets-of.ts'
import { secretOf } from '../server/load-or-create-secret.ts'
import { systemClock } from '../server/system-clock.ts'
import { CommandError, UsageError, type Command } from './command.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

/** The name in the audit log of what the command line does. */
const BY = 'command line'

// Generated: a typed password would be kept in the history of the shell.
const newPassword = (): string => `${randomBytes(15).toString('base64url')}${randomInt(10)}`

const depsOver = async (db: Database['db'], configuration: Configuration) => ({
  staffRepository: makeStaffRepository(db), passwords: argon2Passwords(), oneTimeCodes, clock: systemClock, tokens: randomTokens,
  codeSecrets: codeSecretsOf(configuration, await secretOf(configuration)),
})

const problemOf = (failure: Failure): string => {
  switch (failure._tag) {
    case 'StaffEmailTaken': return 'this e-mail address is already in use'
    case 'InvalidEmail': return 'invalid e-mail address'
    case 'InvalidStaffName': return 'a name must have 1 to 60 characters'
    case 'NotFound': return 'no staff member has this e-mail address'
    case 'ServiceUnavailable': return 'the database is not available'
    default: return failure._tag
  }
}

const rightOrThrow = async <Output>(task: TaskEither<Failure, Output>): Promise<Output> => {
  const result = await task()
  if (E.isLeft(result)) throw new CommandError(problemOf(result.left))
  return result.right
}

const printCredentials = (terminal: Terminal, email: string, password: string, { secret, address }: CodeSetup): void => {
  terminal.print(
    [
      `${email} can sign in at /desk. These credentials are shown only once:`,
      `  password     ${password}`,
      `  code secret  ${secret}`,
      `               ${address}`,
    ],
    { email, password, secret, address },
  )
}

export const addStaff: Command = {
  name: 'staff add',
  usage: 'EMAIL NAME ROLES',
  description: `add a staff member; ROLES: ${STAFF_ROLES.join(', ')} (comma-separated)`,
  argCount: { min: 3, max: 3 },
  flags: {},
  run: ({ args: [email = '', name = '', roles = ''] }, { configuration, terminal }) => {
    const roleNames = roles.split(',').map((role) => role.trim())
    const unknownRoles = roleNames.filter((role) => !isStaffRole(role))
    if (unknownRoles.length > 0)
      throw new UsageError(`unknown role "${unknownRoles.join(', ')}"; expected ${STAFF_ROLES.join(', ')}`)
    return withDatabase(configuration, 'up to date', async (db) => {
      const password = newPassword()
      const { person, ...codeSetup } = await rightOrThrow(
        makeAddStaff(await depsOver(db, configuration))(BY, { email, name, roles: roleNames.filter(isStaffRole), password }))
      printCredentials(terminal, person.email, password, codeSetup)
      return 'done'
    })
  },
}

export const resetStaff: Command = {
  name: 'staff reset',
  usage: 'EMAIL',
  description: 'reset the password and the code secret, and end all sessions',
  argCount: { min: 1, max: 1 },
  flags: {},
  run: ({ args: [email = ''] }, { configuration, terminal }) =>
    withDatabase(configuration, 'up to date', async (db) => {
      const password = newPassword()
      const codeSetup = await rightOrThrow(makeResetStaff(await depsOver(db, configuration))(BY, email, password))
      printCredentials(terminal, email, password, codeSetup)
      return 'done'
    }),
}

export const unlockStaff: Command = {
  name: 'staff unlock',
  usage: 'EMAIL [ADDRESS]',
  description: 'reset failed sign-in attempts; with ADDRESS, trust that network for 30 days',
  argCount: { min: 1, max: 2 },
  flags: {},
  run: ({ args: [email = '', address] }, { configuration, terminal }) => {
    if (address !== undefined && isIP(address) === 0)
      throw new UsageError(`invalid address "${address}"; expected an IPv4 or IPv6 address`)
    return withDatabase(configuration, 'up to date', async (db) => {
      const deps = {
        staffRepository: makeStaffRepository(db), auditLog: makeAuditLog(db), attempts: makeAttemptCounter(db), clock: systemClock,
      }
      await rightOrThrow(makeUnlockStaff(deps)(BY, email, address === undefined ? undefined : clientNetworkOf({ ip: address })))
      const where =
        address === undefined ? 'from any network, until there are too many failed attempts again' : `from ${address} for 30 days`
      terminal.print([`${email} can sign in ${where}.`], { email, address: address ?? null })
      return 'done'
    })
  },
}
