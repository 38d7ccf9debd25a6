import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Input } from '../parts/Fields.tsx'
import { useTexts } from '../parts/use-texts.ts'
import { SmallForm } from './SmallForm.tsx'

/** The second step: the code of the authenticator app. */
export const CodePageView = ({ failure }: Framed) => {
  const { t } = useTexts()
  return (
    <PageFrame failure={failure} title={t('back_office.sign_in')}>
      <SmallForm action="/desk/sign-in/code" label={t('back_office.sign_in')}>
        <Input
          label={t('back_office.code')} name="code" hint={t('back_office.code_help')} inputMode="numeric" autoComplete="one-time-code"
          required
        />
      </SmallForm>
    </PageFrame>
  )
}
