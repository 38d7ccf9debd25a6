import { useIntl } from 'react-intl'
import { NavigationProgressView } from './NavigationProgressView.tsx'

/** A placeholder for an overlay whose code is loading; visible only if that takes 200 ms (Account §9). */
export const OverlayLoading = () => <NavigationProgressView label={useIntl().formatMessage({ id: 'shell.part_loading' })} />
