import { describe, expect, it } from 'vitest';
import { isLocalCall } from './local-call.ts';

const ORIGIN = 'http://chariteers.test:3000';
const HOST = { host: '127.0.0.1:3000' };

describe('who calls from this machine', () => {
  it.each([
    ['IPv4', '127.0.0.1', HOST],
    ['all of its network', '127.1.2.3', HOST],
    ['IPv6', '::1', { host: '[::1]:3000' }],
    ['IPv4 on an IPv6 socket', '::ffff:127.0.0.1', { host: 'localhost:3000' }],
    ['by the configured name', '127.0.0.1', { host: 'chariteers.test:3000' }],
  ])('%s does [SAF-18]', (_case, socketAddress, headers) => {
    expect(isLocalCall({ socketAddress, headers }, ORIGIN)).toBe(true);
  });

  it.each([
    ['an address of the network', '192.168.1.7', HOST],
    ['an address of the internet', '203.0.113.7', HOST],
    ['one that only begins alike', '127.0.0.1.example', HOST],
    ['one on an IPv6 socket', '::ffff:203.0.113.7', HOST],
    ['no address', undefined, HOST],
    ['a header that claims to be here', '203.0.113.7', { ...HOST, 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy', '127.0.0.1', { ...HOST, 'x-forwarded-for': '203.0.113.7' }],
    ['a proxy that claims to stand for here', '127.0.0.1', { ...HOST, 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy with an empty header', '127.0.0.1', { ...HOST, 'x-forwarded-proto': '' }],
    ['a proxy by the standard', '127.0.0.1', { ...HOST, forwarded: 'for=203.0.113.7' }],
    ['a proxy that names itself', '127.0.0.1', { ...HOST, via: '1.1 gate' }],
    ['a proxy of another kind', '127.0.0.1', { ...HOST, 'cf-connecting-ip': '203.0.113.7' }],
    ['a page whose name was pointed here', '127.0.0.1', { host: 'rebound.example:3000' }],
    ['a name that begins alike', '127.0.0.1', { host: '127.0.0.1.rebound.example' }],
    ['nobody named', '127.0.0.1', {}],
  ])('%s does not [SAF-18]', (_case, socketAddress, headers) => {
    expect(isLocalCall({ socketAddress, headers }, ORIGIN)).toBe(false);
  });
});
