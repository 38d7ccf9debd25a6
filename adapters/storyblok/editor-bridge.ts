/** Where the editor of the content service stands, which shows a page in a frame of its own. */
export const EDITOR_ORIGIN = 'https://app.storyblok.com'

/** Its script, which tells the editor what was pressed and the page what was saved. */
export const BRIDGE_SCRIPT = `${EDITOR_ORIGIN}/f/storyblok-v2-latest.js`

export const PREVIEW_SCRIPT_PATH = '/preview/editor.js'

/** Draws the page again whenever the editor saved something. */
export const PREVIEW_SCRIPT = `'use strict'
if (window.StoryblokBridge) new window.StoryblokBridge().on(['published', 'change'], () => { window.location.reload() })
`
