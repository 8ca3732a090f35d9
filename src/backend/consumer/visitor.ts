import 'server-only';
import { database } from '#backend/database/database.ts';
import { tokenOfCookies } from '#backend/rest/token-cookie.ts';
import { findSession, type SessionStanding } from './session.ts';
import { sessionCookie } from './session-cookies.ts';

/** Who asks for a document, by the Cookie header. */
export const visitorOf = (cookies: string): Promise<SessionStanding> => findSession(database, tokenOfCookies(cookies, sessionCookie));
