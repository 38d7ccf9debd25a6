import { FormattedMessage } from 'react-intl'
import { useRetry } from '../binding/lazy-part.tsx'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './MissingPart.module.css'

/** Stands where a part of the page would have been whose code did not arrive. */
export const MissingPart = () => (
  <Notice tone="warning" role="alert">
    <p><FormattedMessage id="shell.part_missing" /></p>
    <Button variant="quiet" onClick={useRetry()}><FormattedMessage id="shell.part_again" /></Button>
  </Notice>
)

/** The same for what would have stood over the page, or beside what it belongs to. */
export const MissingOver = () => <div className={css['over']}><MissingPart /></div>

/** For a part that the page does without. */
export const LeftOut = () => null
