import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertMemberOf } from '../support/password-people.ts';
import { account } from '#db/schema/account.ts';
import { LOG_IN } from '../support/browser.ts';
import { type CastName, castEmail, DEMO_PASSWORD } from '../support/cast.ts';
import { FORM, mails, register, tokenFor } from '../support/registration.ts';
import { openWorld, type World } from '../support/world.ts';
