// Package access has what is not part of the contract, and what both programs need.
package access

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"net/http"
	"os"
)

// Token asks the token endpoint, as every client does by itself.
func Token() string {
	body, _ := json.Marshal(map[string]string{
		"grant_type":    "client_credentials",
		"client_id":     os.Getenv("CLIENT_ID"),
		"client_secret": os.Getenv("CLIENT_SECRET"),
		"audience":      os.Getenv("AUDIENCE"),
	})
	answer := Must(http.Post(os.Getenv("TOKEN_URL"), "application/json", bytes.NewReader(body)))
	defer answer.Body.Close()
	var token struct {
		AccessToken string `json:"access_token"`
	}
	if err := json.NewDecoder(answer.Body).Decode(&token); err != nil {
		panic(err)
	}
	return token.AccessToken
}

// Must ends the program where something failed.
func Must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// NewKey is a new Idempotency-Key.
func NewKey() string { return rand.Text() }
