import { readConfig } from '#api/process/config/config.ts';
import { misspeltLine } from '#api/process/config/config-names.ts';
import { unsafeSettings } from '#api/process/config/config-safety.ts';
import { error, type Finding, fine, type Installation, warning } from './finding.ts';

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Whether the settings can be read, and whether production is safe with them. */
export async function checkConfiguration({ env, config }: Installation): Promise<Finding[]> {
  if (config === null) return malformed(env);
  const misspelt = config.misspeltSettings.map((setting) =>
    warning(`${misspeltLine(setting)}.`, `Correct the name; as it is, nobody reads it.`),
  );
  if (!config.isProduction) {
    const rest = 'NODE_ENV is not production: this is for trying out.';
    return [...misspelt, fine(`The settings can be read. ${rest}`)];
  }
  const unsafe = unsafeSettings(config).map((line) => {
    const [text = line, remedy = ''] = line.split(' (');
    return error(`${text}.`, `Set it; the product does not start without. (${remedy}`);
  });
  const findings = [...misspelt, ...unsafe, ...allowed(config.allowedInsecurities), ...forwarding(config)];
  return findings.length > 0 ? findings : [fine('The settings can be read and are safe for production.')];
}

function malformed(env: Installation['env']): Finding[] {
  try {
    readConfig(env);
    return [];
  } catch (problem) {
    const lines = (problem as Error).message.split('\n');
    return lines.map((line) => {
      const name = line.split(':')[0] ?? '';
      return error(
        `${line}.`,
        `Mend ${name} where the environment is set; scripts/SETTINGS.md says what it takes.`,
      );
    });
  }
}

function allowed(insecurities: readonly string[]): Finding[] {
  return insecurities.map((name) =>
    warning(
      `Production goes without «${name}», because ALLOW_INSECURE names it.`,
      'Set what is missing, then take the word out of ALLOW_INSECURE.',
    ),
  );
}

/** Warns when the site seems to run behind a proxy that isn't trusted: every forwarded request would be refused. */
function forwarding(config: NonNullable<Installation['config']>): Finding[] {
  const { host, publicOrigin, trustedProxies, allowedInsecurities } = config;
  const isBehindProxy = LOOPBACK.includes(host) && publicOrigin.startsWith('https://');
  if (!isBehindProxy || trustedProxies !== null || allowedInsecurities.includes('proxy')) return [];
  return [
    warning(
      'TRUSTED_PROXY is not set, so requests through the proxy that ends TLS get 400.',
      'Set TRUSTED_PROXY to the address that the proxy comes from, on the same machine 127.0.0.1.',
    ),
  ];
}
