import type { StaffMember } from '../../../domain/staff/staff-member.ts'
import { STAFF_ROLES } from '../../../domain/staff/staff-role.ts'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Card } from '../parts/Card.tsx'
import { ActionForm, Input, typedOr, type Typed } from '../parts/Fields.tsx'
import { Table } from '../parts/Lists.tsx'
import { useTexts } from '../parts/use-texts.ts'
import { AccessText, RoleChecks, RoleNames } from './Roles.tsx'

const AddForm = ({ typed }: { readonly typed: Typed }) => {
  const { t } = useTexts()
  const isThis = typed.get('act') === 'add'
  const add = t('back_office.add_staff_member')
  return (
    <Card heading={add}>
      <ActionForm act="add" label={add}>
        <Input label={t('back_office.email')} name="email" type="email" value={typedOr(typed, isThis, 'email', '')} required />
        <Input label={t('back_office.name')} name="name" value={typedOr(typed, isThis, 'name', '')} required />
        <RoleChecks chosen={isThis ? typed.getAll('roles') : []} offered={STAFF_ROLES} />
        <Input
          name="password" type="password" label={t('back_office.initial_password')} hint={t('back_office.password_help')}
          autoComplete="new-password" required
        />
      </ActionForm>
    </Card>
  )
}

export type StaffPageViewProps = Framed & { readonly members: readonly StaffMember[]; readonly typed: Typed }

/** The list of staff, and a form to add one. */
export const StaffPageView = ({ staff, failure, members, typed }: StaffPageViewProps) => {
  const { t } = useTexts()
  const title = t('back_office.nav.staff')
  return (
    <PageFrame staff={staff} failure={failure} title={title}>
      <Table label={title} heads={[t('back_office.name'), t('back_office.email'), t('back_office.roles'), t('back_office.status')]}>
        {members.map(({ id, name, email, roles, isDisabled }) => (
          <tr key={id}>
            <td><a href={`/desk/staff/${id}`}>{name}</a></td>
            <td>{email}</td>
            <td><RoleNames roles={roles} /></td>
            <td><AccessText isDisabled={isDisabled} /></td>
          </tr>
        ))}
      </Table>
      <AddForm typed={typed} />
    </PageFrame>
  )
}
