import { makeAddStaff, type AddDeps, type StaffWanted } from './add-staff.ts'
import { makeChangeStaff, type RoleChange } from './change-staff.ts'
import { forStaff } from './for-staff.ts'
import { makeResetStaff } from './reset-staff.ts'

type Deps = AddDeps

/** What is done at the desk, each thing with the right it takes. What the machine's own owner does needs none of these. */
export const makeDesk = (deps: Deps) => ({
  letPersonIn: forStaff('keep staff', ({ person: { name } }, wanted: StaffWanted) => makeAddStaff(deps)(name, wanted)),
  changePerson: forStaff('keep staff', ({ person: { name } }, id: unknown, change: RoleChange) => makeChangeStaff(deps)(name, id, change)),
  resetPerson: forStaff('keep staff', ({ person }, email: string, password: string) => makeResetStaff(deps)(person.name, email, password)),
})
