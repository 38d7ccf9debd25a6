import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router'
import { NavigationProgressView } from '../notice/NavigationProgressView.tsx'

/** A bar over the page while going elsewhere takes its time. */
export const NavigationProgress = () => {
  const label = useIntl().formatMessage({ id: 'shell.page_loading' })
  return useNavigation().state === 'idle' ? null : <NavigationProgressView label={label} />
}
