import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { ErrorScreenView } from './ErrorScreenView.tsx'

export type ErrorViewProps = {
  /** The reason, if known. */
  readonly text?: ReactNode
  readonly homePath: string
  /** The address that failed, to try again. */
  readonly retryPath: string
  readonly onBack: () => void
}

export const ErrorView = ({ text, homePath, retryPath, onBack }: ErrorViewProps) => (
  <ErrorScreenView
    title={<FormattedMessage id="error.occurred" />}
    description={text ?? <FormattedMessage id="error.try_again" />}
    primary={<ButtonLink to={retryPath} reloadDocument><FormattedMessage id="error.retry" /></ButtonLink>}
    secondary={(
      <>
        <Button variant="secondary" onClick={onBack}><FormattedMessage id="error.back" /></Button>
        <ButtonLink variant="quiet" to={homePath} reloadDocument><FormattedMessage id="error.to_home" /></ButtonLink>
      </>
    )}
  />
)
