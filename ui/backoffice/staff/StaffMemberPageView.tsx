import { FormattedMessage } from 'react-intl'
import type { StaffMember } from '../../../domain/staff/staff-member.ts'
import { STAFF_ROLES } from '../../../domain/staff/staff-role.ts'
import text from '../../design/text.module.css'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Card } from '../parts/Card.tsx'
import { ActionForm, Hidden, Input, type Typed } from '../parts/Fields.tsx'
import { useTexts } from '../parts/use-texts.ts'
import { AccessText, RoleChecks } from './Roles.tsx'

export type StaffMemberPageViewProps = Framed & { readonly member: StaffMember; readonly typed: Typed }

/** One staff member: change roles, disable or enable, reset access. */
export const StaffMemberPageView = ({ staff, failure, member, typed }: StaffMemberPageViewProps) => {
  const { t } = useTexts()
  const { name, email, roles, isDisabled } = member
  return (
    <PageFrame staff={staff} failure={failure} title={name}>
      <p><a href="/desk/staff"><FormattedMessage id="back_office.nav.staff" /></a></p>
      <p>{email}</p>
      <Card heading={t('back_office.roles')}>
        <ActionForm act="roles" label={t('back_office.change')}>
          <RoleChecks chosen={typed.get('act') === 'roles' ? typed.getAll('roles') : roles} offered={STAFF_ROLES} />
        </ActionForm>
      </Card>
      <Card heading={t('back_office.access')}>
        <p><AccessText isDisabled={isDisabled} /></p>
        <ActionForm act="access" label={t(isDisabled ? 'back_office.unblock_access' : 'back_office.block_access')} look="secondary">
          <Hidden name="isDisabled" value={isDisabled ? 'no' : 'yes'} />
        </ActionForm>
      </Card>
      <Card heading={t('back_office.reset')}>
        <p className={text['soft']}><FormattedMessage id="back_office.reset_help" /></p>
        <ActionForm act="reset" label={t('back_office.reset')} look="secondary">
          <Input
            name="password" type="password" label={t('back_office.initial_password')} hint={t('back_office.password_help')}
            autoComplete="new-password" required
          />
        </ActionForm>
      </Card>
    </PageFrame>
  )
}
