import { FormattedMessage } from 'react-intl'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Card, Facts } from '../parts/Card.tsx'
import { useTexts } from '../parts/use-texts.ts'

const KINDS = ['token', 'secret', 'address'] as const

export type SecretsPageViewProps = Framed & {
  readonly name: string
  readonly secrets: { readonly [kind in (typeof KINDS)[number]]?: string }
  readonly back: string
}

/** Secrets that are shown once, to be handed over now. */
export const SecretsPageView = ({ staff, name, secrets, back }: SecretsPageViewProps) => {
  const { t } = useTexts()
  return (
    <PageFrame staff={staff} title={name}>
      <Card heading={t('back_office.shown_once')}>
        <Facts
          facts={KINDS.map((kind) =>
            secrets[kind] !== undefined && { term: t(`back_office.${kind}`), value: <code>{secrets[kind]}</code> })}
        />
      </Card>
      <p><a href={back}><FormattedMessage id="back_office.back" /></a></p>
    </PageFrame>
  )
}
