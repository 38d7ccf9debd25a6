import type { CodeSecrets } from '../../../application/commerce/staff/code-secrets.port.ts'
import type { StaffRepository } from '../../../application/commerce/staff/staff-repository.port.ts'
import type { PasswordHasher } from '../../../application/commerce/identity/password-hasher.port.ts'
import { DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET, demoStaff } from '../../seed/staff/demo-staff.ts'
import { succeeded } from '../succeeded.ts'

type Deps = {
  readonly staffRepository: StaffRepository
  readonly codeSecrets: CodeSecrets
  readonly passwords: PasswordHasher
  readonly now: Date
}

/** The staff of the demo shop; a live shop begins without staff, and its first account is created on the command line. */
export const seedStaff = async ({ staffRepository, codeSecrets, passwords, now }: Deps): Promise<void> => {
  const passwordHash = await succeeded('Hashing the password of the demo shop’s staff', passwords.hash(DEMO_STAFF_PASSWORD))
  for (const member of demoStaff())
    await succeeded('Writing the staff of the demo shop', staffRepository.add(
      { person: member, passwordHash, secret: codeSecrets.encrypt(DEMO_STAFF_SECRET, member.id) },
      { by: 'demo', what: 'staff.added', about: member.email, at: now },
    ))
}
