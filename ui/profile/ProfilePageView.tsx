import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { LOCALES } from '../../domain/shop/locale.ts'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'
import { SelectField } from '../design/SelectField.tsx'
import { TextField } from '../design/TextField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { LANGUAGE_NAMES } from '../messages/language-names.ts'
import { formatText } from '../messages/format-text.ts'
import type { ProfileData } from './profile-data.ts'
import { profileFieldLabel } from './profile-field-label.tsx'
import css from './ProfilePageView.module.css'

export type ProfilePageViewProps = {
  readonly profile: ProfileData
  readonly reply?: FormReply | undefined
  readonly isSaved: boolean
  readonly isBusy: boolean
  readonly toPath: (path: string) => string
}

const FormView = ({ profile: { stored, today }, reply, isBusy }: Pick<ProfilePageViewProps, 'profile' | 'reply' | 'isBusy'>) => {
  const intl = useIntl()
  const values = reply?.typed ?? stored
  const error = (name: string) => {
    const problem = reply?.problems[name]
    return problem === undefined ? undefined : formatText(intl, problem)
  }
  const optional = <FormattedMessage id="checkout.optional" />
  return (
    // After saving, the fields show the stored values.
    <Form method="post" key={Object.values(stored).join('\n')} noValidate className={css['form']}>
      <ProblemsView reply={reply} nameOf={profileFieldLabel} />
      <div className={css['pair']}>
        <TextField
          name="firstName" autoComplete="given-name" isRequired
          label={profileFieldLabel('firstName')} defaultValue={values['firstName']} error={error('firstName')}
        />
        <TextField
          name="lastName" autoComplete="family-name" isRequired
          label={profileFieldLabel('lastName')} defaultValue={values['lastName']} error={error('lastName')}
        />
      </div>
      <TextField
        name="phoneNumber" type="tel" autoComplete="tel" optionalLabel={optional}
        label={profileFieldLabel('phoneNumber')} defaultValue={values['phoneNumber']} error={error('phoneNumber')}
        hint={<FormattedMessage id="profile.phone_hint" />}
      />
      <TextField
        name="birthday" type="date" autoComplete="bday" min="1900-01-01" max={today} optionalLabel={optional}
        label={profileFieldLabel('birthday')} defaultValue={values['birthday']} error={error('birthday')}
      />
      <SelectField
        name="locale" label={profileFieldLabel('locale')} defaultValue={values['locale']}
        hint={<FormattedMessage id="profile.language_hint" />}
        options={LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAMES[locale] }))}
      />
      <FormButtonsView label={<FormattedMessage id="profile.save" />} isBusy={isBusy} />
    </Form>
  )
}

/** The profile form, and links to data that is changed on other pages. */
export const ProfilePageView = ({ profile, reply, isSaved, isBusy, toPath }: ProfilePageViewProps) => (
  <div className={css['page']}>
    <h1><FormattedMessage id="profile.title" /></h1>
    {isSaved && <Notice tone="success" role="status"><FormattedMessage id="profile.saved" /></Notice>}
    <FormView profile={profile} reply={reply} isBusy={isBusy} />
    <div className={css['facts']}>
      <section className={css['fact']}>
        <h2><Icon name="mail" /><FormattedMessage id="account.email" /></h2>
        <p className={css['value']}>{profile.email}</p>
        <p><FormattedMessage id={profile.isVerified ? 'account.email_verified' : 'account.email_unverified'} /></p>
        <p><Link to={toPath('/my-account/email')}><FormattedMessage id="email_change.title" /></Link></p>
      </section>
      <section className={css['fact']}>
        <h2><Icon name="star" /><FormattedMessage id="cart.miles" /></h2>
        <p className={css['value']}>{profile.milesNumber ?? <FormattedMessage id="profile.no_miles" />}</p>
        <p><Link to={toPath('/my-account/miles-and-more')}><FormattedMessage id="profile.to_miles" /></Link></p>
      </section>
    </div>
  </div>
)
