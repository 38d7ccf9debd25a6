import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { classNames } from '../design/class-names.ts'
import { Notice } from '../design/Notice.tsx'
import css from './Passkeys.module.css'

export type PasskeySignInViewProps = {
  /** Whether this browser supports passkeys; unknown before hydration. */
  readonly isSupported?: boolean | undefined
  readonly failure?: ReactNode
  readonly isBusy: boolean
  readonly onPress: () => void
}

/** Sign-in without name and password. */
export const PasskeySignInView = ({ isSupported, failure, isBusy, onPress }: PasskeySignInViewProps) =>
  isSupported !== false && (
    <div className={classNames(css['sign'], isSupported === undefined && css['unknown'])}>
      {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
      <Button variant="secondary" isBusy={isBusy} onClick={onPress}><FormattedMessage id="passkey.sign_in" /></Button>
    </div>
  )
