import { FormattedMessage } from 'react-intl'
import { useRetry } from '../binding/lazy-part.tsx'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './MissingPart.module.css'

/** Rendered in place of a part whose code could not be loaded. */
export const MissingPart = () => (
  <Notice tone="warning" role="alert">
    <p><FormattedMessage id="shell.part_missing" /></p>
    <Button variant="quiet" onClick={useRetry()}><FormattedMessage id="shell.part_again" /></Button>
  </Notice>
)

/** The same for an overlay. */
export const MissingOverlay = () => <div className={css['overlay']}><MissingPart /></div>

/** For an optional part. */
export const RenderNothing = () => null
