import { Alert, Link as MuiLink } from '@mui/material';
import { useEffect, useState } from 'react';
import { Form, SaveButton, TextInput, useCheckAuth, useLogin } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleError } from '../providers/error-code.ts';
import { loadTitle } from '../providers/session.ts';
import { BrandPage } from './BrandPage.tsx';
import { PageTitle } from './PageTitle.tsx';

/** The way in for those who run a charity. */
export function LoginPage() {
  const siteName = useSiteName();
  useLeaveWhenLoggedIn();
  return (
    <BrandPage siteName={siteName} title={<PageTitle text="Log in to the console" />}>
      <LoginForm />
      <MuiLink href="/passwordReset" sx={{ alignSelf: 'flex-start', py: 1 }}>
        Reset your password
      </MuiLink>
    </BrandPage>
  );
}

function LoginForm() {
  const login = useLogin();
  const [error, setError] = useState<string | null>(null);
  const submit = async (values: object) => {
    setError(null);
    await login(values).catch((refusal: ConsoleError) => setError(refusal.message));
  };
  return (
    <Form onSubmit={submit} noValidate>
      {error && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {error}
        </Alert>
      )}
      <TextInput source="email" label="Email" type="email" autoComplete="username" validate={isFilled} />
      <TextInput
        source="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        validate={isFilled}
      />
      <SaveButton label="LOG IN" icon={null} alwaysEnable fullWidth size="large" />
    </Form>
  );
}

// Not react-admin's required(), which would add an asterisk to the names of the only two fields.
const isFilled = (value: string | undefined) => (value ? undefined : 'Please fill this in.');

function useSiteName(): string {
  const [siteName, setSiteName] = useState('Chariteers');
  useEffect(() => {
    // Without an answer the default name stays; the log-in itself will say that the server is away.
    loadTitle().then(
      (title) => setSiteName(title.siteName),
      () => undefined,
    );
  }, []);
  return siteName;
}

function useLeaveWhenLoggedIn(): void {
  const checkAuth = useCheckAuth();
  const navigate = useNavigate();
  useEffect(() => {
    checkAuth({}, false).then(
      () => navigate('/'),
      () => undefined,
    );
  }, [checkAuth, navigate]);
}
