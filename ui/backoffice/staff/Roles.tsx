import { FormattedMessage } from 'react-intl'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'
import { Check, Fieldset } from '../parts/Fields.tsx'
import { useTexts } from '../parts/use-texts.ts'

/** The names of roles, one after another. */
export const RoleNames = ({ roles }: { readonly roles: readonly StaffRole[] }) => {
  const { t } = useTexts()
  return roles.map((role) => t(`back_office.role.${role}`)).join(', ')
}

/** A choice of roles. */
export const RoleChecks = ({ chosen, offered }: { readonly chosen: readonly string[]; readonly offered: readonly StaffRole[] }) => {
  const { t } = useTexts()
  return (
    <Fieldset legend={<FormattedMessage id="back_office.roles" />}>
      {offered.map((role) => (
        <Check key={role} label={t(`back_office.role.${role}`)} name="roles" value={role} isChecked={chosen.includes(role)} />
      ))}
    </Fieldset>
  )
}

export const AccessText = ({ isDisabled }: { readonly isDisabled: boolean }) =>
  <FormattedMessage id={isDisabled ? 'back_office.access_blocked' : 'back_office.access_active'} />
