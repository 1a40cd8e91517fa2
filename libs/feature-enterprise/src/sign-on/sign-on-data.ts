import { read, write } from '@atrium/core-net'
import { findSignOn, getSignOn, setSignOn, testSignOn } from '@atrium/domain-auth'

export const signOnQuery = read(getSignOn, {})

/** A provider that does not answer is said beside the form; it is no maintenance of ours. */
const handles = ['sign-on-unreachable', 'sign-on-no-address']

export const signOnChange = write(setSignOn, { stales: [getSignOn, findSignOn], handles })

export const signOnTest = write(testSignOn, { stales: [], handles })
