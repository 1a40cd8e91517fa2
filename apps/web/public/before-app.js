// The content security policy forbids code made at run time, and even trying is reported: the schema library must not try.
globalThis.__zod_globalConfig = { jitless: true }
