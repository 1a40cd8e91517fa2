import { configure } from '@testing-library/react'

// A page loads its parts when they are first shown, and a busy machine takes its time.
configure({ asyncUtilTimeout: 8_000 })
